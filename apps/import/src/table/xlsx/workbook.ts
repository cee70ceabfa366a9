import { TABLE_FAULTS, TableFaultError } from '../table';
import { numberFormat, plainNumber, type NumberFormat } from './number-format';
import type { PackageParts } from './package-parts';
import { findAttribute, readAll, readXml, unescapeXml } from './xml-events';

/** Maximum number of characters of all shared strings together. */
const MAX_TEXT_LENGTH = 24 * 1024 * 1024;
const MAX_STRINGS = 2_000_000;
const MAX_FORMATS = 100_000;

export interface Sheet {
  name: string;
  part: string;
}

export interface Workbook {
  sheets: Sheet[];
  is1904: boolean;
  sharedStrings: string | null;
  styles: string | null;
}

/** Finds the visible sheets in order, or all of them if every sheet is hidden. */
export async function readWorkbook(parts: PackageParts): Promise<Workbook> {
  const main = await mainPart(parts);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = await readRelations(parts, `${folder}_rels/${main.slice(folder.length)}.rels`, folder);
  const found: (Sheet & { isHidden: boolean })[] = [];
  let is1904 = false;
  await readAll(parts.readText(main), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(findAttribute(attributes, 'date1904'));
      if (name !== 'sheet') return;
      const part = targets.get(findAttribute(attributes, 'id') ?? '')?.part;
      const isHidden = (findAttribute(attributes, 'state') ?? 'visible') !== 'visible';
      if (part?.includes('worksheet')) found.push({ name: attributes['name'] ?? '', part, isHidden });
    },
  });
  const visible = found.filter(({ isHidden }) => !isHidden);
  const sheets = (visible.length > 0 ? visible : found).map(({ name, part }) => ({ name, part }));
  if (sheets.length === 0) throw new TableFaultError(TABLE_FAULTS.damaged);
  const partOfType = (type: string): string | null =>
    [...targets.values()].find((one) => one.type.endsWith(`/${type}`))?.part ?? null;
  return { sheets, is1904, sharedStrings: partOfType('sharedStrings'), styles: partOfType('styles') };
}

async function mainPart(parts: PackageParts): Promise<string> {
  if (!parts.has('[Content_Types].xml')) throw new TableFaultError(TABLE_FAULTS.otherArchive);
  const targets = await readRelations(parts, '_rels/.rels', '');
  const main = [...targets.values()].find(({ type }) => type.endsWith('/officeDocument'))?.part;
  if (!main || !/xl\/[^/]*\.xml$/i.test(main)) throw new TableFaultError(TABLE_FAULTS.otherArchive);
  return main;
}

async function readRelations(
  parts: PackageParts,
  name: string,
  folder: string,
): Promise<Map<string, { type: string; part: string }>> {
  const found = new Map<string, { type: string; part: string }>();
  if (!parts.has(name)) throw new TableFaultError(TABLE_FAULTS.damaged);
  await readAll(parts.readText(name), {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (element !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : folder + Target.replace(/^\.\//, '');
      found.set(Id, { type: Type, part });
    },
  });
  return found;
}

/** Reads the shared strings, which cells refer to by index. */
export async function readSharedStrings(parts: PackageParts, part: string | null): Promise<string[]> {
  const strings: string[] = [];
  if (part === null || !parts.has(part)) return strings;
  let length = 0;
  let text = '';
  let isText = false;
  // Skips furigana, which are not part of the text.
  let phonetic = 0;
  const reading = readXml(parts.readText(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name !== 'si') return;
      length += text.length;
      strings.push(unescapeXml(text));
    },
  });
  while (!(await reading.next()).done)
    if (length > MAX_TEXT_LENGTH || strings.length > MAX_STRINGS)
      throw new TableFaultError(TABLE_FAULTS.tooMuchText);
  return strings;
}

export async function readFormats(
  parts: PackageParts,
  { styles, is1904 }: Workbook,
): Promise<NumberFormat[]> {
  if (styles === null || !parts.has(styles)) return [plainNumber];
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCellStyles = false;
  await readAll(parts.readText(styles), {
    open(name, attributes) {
      if (name === 'cellXfs') isCellStyles = true;
      const id = Number(findAttribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, findAttribute(attributes, 'formatCode') ?? '');
      if (name !== 'xf' || !isCellStyles) return;
      if (formats.length >= MAX_FORMATS) throw new TableFaultError(TABLE_FAULTS.damaged);
      formats.push(numberFormat(id, codes.get(id), is1904));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
