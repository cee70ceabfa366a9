/** A value in the format of `qpdf --json`: names start with a slash, texts with `u:`, references are `7 0 R`. */
type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Dictionary = Record<string, Value>;
interface PdfObject {
  value?: Value;
  stream?: { dict: Dictionary; data?: string };
}
/** The objects of a file by key, such as `obj:7 0 R`. */
export type PdfObjects = Record<string, PdfObject>;

/** An element of the structure tree, in reading order. */
interface Element {
  kind: string;
  dictionary: Dictionary;
  children: Element[];
}

/**
 * Returns the problems of a file for screen readers, as far as they can be checked automatically: the requirements of PDF/UA-1
 * (ISO 14289-1) for title, language, marked content, headings, tables and pictures. Empty if there are none. Not a validator of
 * the whole standard.
 */
export function structureFaults(objects: PdfObjects): string[] {
  const file = new Tagged(objects);
  return [...file.catalogFaults(), ...file.contentFaults(), ...file.elementFaults()];
}

const HEADING = /^H([1-6])$/;
/** Painting operators: text, paths, pictures and shadings. */
const PAINTS = /^(?:T[jJ]|['"]|[fFbBsS]\*?|Do|sh|EI)$/;
/** Tokens of a content stream. Strings, arrays and dictionaries are single tokens. */
const TOKEN = /\((?:\\[^]|[^\\()])*\)|<<[^]*?>>|<[0-9a-fA-F\s]*>|\[|\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g;

class Tagged {
  private readonly catalog: Dictionary;
  private readonly root: Element[];
  /** Marked content ids by page, in reading order. */
  private readonly read = new Map<string, number[]>();

  constructor(private readonly objects: PdfObjects) {
    const trailer = objects['trailer']?.value as Dictionary;
    this.catalog = this.dictionary(trailer['/Root'] ?? null);
    this.root = this.kids(this.dictionary(this.catalog['/StructTreeRoot'] ?? null), null);
  }

  catalogFaults(): string[] {
    const marked = this.dictionary(this.catalog['/MarkInfo'] ?? null)['/Marked'];
    const shown = this.dictionary(this.catalog['/ViewerPreferences'] ?? null)['/DisplayDocTitle'];
    const info = this.dictionary((this.objects['trailer']?.value as Dictionary)['/Info'] ?? null);
    return [
      marked === true ? [] : ['The file is not tagged'],
      shown === true && textOf(info['/Title']) !== '' ? [] : ['The title is not shown'],
      textOf(this.catalog['/Lang']) === '' ? ['The language is not told'] : [],
    ].flat();
  }

  /** Checks that all painted content belongs to the structure exactly once, or is marked as an artifact. */
  contentFaults(): string[] {
    return this.pages().flatMap(({ id, contents }, at) => {
      const place = `Page ${at + 1}`;
      const { painted, isBare } = marksOf(contents);
      const read = this.read.get(id) ?? [];
      return [
        ...(isBare ? [`${place} paints something that is not marked`] : []),
        ...(sorted(painted).join() === sorted(read).join()
          ? []
          : [`${place} has contents that nothing reads, or that are read twice`]),
      ];
    });
  }

  elementFaults(): string[] {
    const all = this.root.flatMap(withDescendants);
    const levels = all.flatMap(({ kind }) => HEADING.exec(kind)?.[1] ?? []).map(Number);
    const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    return [
      ...(levels.length === 0 ? ['There is no heading'] : []),
      ...leaps.map((level) => `A heading of level ${level} leaves out a level`),
      ...all
        .filter(isFigure)
        .flatMap(({ dictionary }) =>
          textOf(dictionary['/Alt']) === '' ? ['A picture is not told in words'] : [],
        ),
      ...all.filter(({ kind }) => kind === 'Table').flatMap((table) => this.tableFaults(table)),
    ];
  }

  private tableFaults(table: Element): string[] {
    const rows = withDescendants(table).filter(({ kind }) => kind === 'TR');
    const heads = rows.flatMap(({ children }) => children.filter(({ kind }) => kind === 'TH'));
    const isScoped = ({ dictionary }: Element) =>
      [dictionary['/A'] ?? []].flat().some((one) => this.dictionary(one)['/Scope'] !== undefined);
    return [
      ...(new Set(rows.map(({ children }) => children.length)).size > 1
        ? ['A table has rows of other lengths']
        : []),
      ...(heads.length === 0 ? ['A table has no headers'] : []),
      ...(heads.every(isScoped) ? [] : ['A header does not say what it heads']),
    ];
  }

  private kids({ '/K': kids = [] }: Dictionary, page: string | null): Element[] {
    return [kids].flat().flatMap((kid) => {
      if (typeof kid === 'number') {
        if (page !== null) this.read.set(page, [...(this.read.get(page) ?? []), kid]);
        return [];
      }
      const dictionary = this.dictionary(kid);
      const own = (dictionary['/Pg'] as string | undefined) ?? page;
      if (dictionary['/S'] === undefined) return this.kids({ '/K': dictionary['/MCID'] ?? [] }, own);
      const kind = String(dictionary['/S']).slice(1);
      return [{ kind, dictionary, children: this.kids(dictionary, own) }];
    });
  }

  private pages(): { id: string; contents: string }[] {
    const under = (id: Value): { id: string; contents: string }[] => {
      const node = this.dictionary(id);
      if (node['/Type'] === '/Pages') return [node['/Kids'] ?? []].flat().flatMap(under);
      const parts = [node['/Contents'] ?? []]
        .flat()
        .map((part) => this.objects[`obj:${String(part)}`]?.stream?.data);
      const contents = parts.map((data = '') => Buffer.from(data, 'base64').toString('latin1')).join('\n');
      return [{ id: String(id), contents }];
    };
    return under(this.catalog['/Pages'] ?? null);
  }

  private dictionary(value: Value): Dictionary {
    const found = typeof value === 'string' ? (this.objects[`obj:${value}`]?.value ?? null) : value;
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {};
  }
}

/** Returns the ids of marked content, and whether anything is painted outside of it. */
function marksOf(contents: string): { painted: number[]; isBare: boolean } {
  const open: string[] = [];
  const painted: number[] = [];
  let isBare = false;
  let [before, last] = ['', ''];
  for (const [token] of contents.matchAll(TOKEN)) {
    if (token === 'BDC' || token === 'BMC') open.push(token === 'BDC' ? before + last : last);
    else if (token === 'EMC') open.pop();
    else if (PAINTS.test(token) && open.every((mark) => !/\/MCID|\/Artifact/.test(mark))) isBare = true;
    if (token === 'BDC')
      painted.push(...[...last.matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number)));
    [before, last] = [last, token];
  }
  return { painted, isBare };
}

const isFigure = ({ kind }: Element): boolean => kind === 'Figure' || kind === 'Formula';
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
const withDescendants = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(withDescendants),
];
const textOf = (value: Value | undefined): string =>
  typeof value === 'string' ? value.replace(/^u:/, '') : '';
