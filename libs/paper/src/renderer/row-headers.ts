import { changeObjects } from './pdf-contents';

interface Element {
  kind: string;
  children: number[];
}

const ELEMENT = /^(\d+) 0 obj\n<<\n\s*\/Type \/StructElem\n\s*\/S \/(\w+)\n[^]*?\nendobj/gm;
const KIDS = /\n\s*\/K \[([^\]]*)\]/;
const CELL = '/S /TD';

/**
 * Marks the first cell of each row as its header in tables without a header row (facts and totals, whose names are on the left),
 * so that a screen reader announces the name with the value. Typst supports such cells only behind a flag that its Node compiler
 * lacks.
 */
export function withRowHeaders(pdf: Buffer): Buffer {
  const elements = elementsOf(pdf.toString('latin1'));
  const of = (element: Element | undefined): Element[] =>
    (element?.children ?? []).flatMap((child) => elements.get(child) ?? []);
  const tables = [...elements.values()].filter(({ kind }) => kind === 'Table');
  const headless = tables.filter((table) => of(table).every(({ kind }) => kind !== 'THead'));
  const rows = headless
    .flatMap((table) => [table, ...of(table)].flatMap(of))
    .filter(({ kind }) => kind === 'TR');
  const heads = new Set(rows.flatMap(({ children }) => children.slice(0, 1)));
  return changeObjects(pdf, (object, number) => (heads.has(number) ? headerOf(object) : object));
}

function elementsOf(text: string): Map<number, Element> {
  return new Map(
    [...text.matchAll(ELEMENT)].map(([whole, number, kind = '']) => [
      Number(number),
      {
        kind,
        children: [...(KIDS.exec(whole)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, child]) => Number(child)),
      },
    ]),
  );
}

function headerOf(cell: Buffer): Buffer {
  const text = cell.toString('latin1');
  if (!text.includes(CELL)) return cell;
  const header = text.replace(CELL, '/S /TH');
  const scoped = /\/O \/Table\n/.test(header)
    ? header.replace('/O /Table\n', '/O /Table\n    /Scope /Row\n')
    : withAttributes(header);
  return Buffer.from(scoped, 'latin1');
}

const SCOPE = '<<\n    /O /Table\n    /Scope /Row\n  >>';

function withAttributes(cell: string): string {
  if (cell.includes('/A [')) return cell.replace('/A [', `/A [${SCOPE} `);
  return cell.replace('/S /TH\n', `/S /TH\n  /A [${SCOPE}]\n`);
}
