// Writes a small Excel workbook as Excel does: strings are shared, and dates are numbers with a format.
import { configure, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The style of a date. */
export const DAY = 1;

/** A workbook with one sheet. A cell is a text, a number, `{ value, style }` or null. */
export async function workbookOf(name, rows) {
  const strings = new Map();
  const sheet = rows.map((cells, at) => rowXml(cells, at + 1, strings)).join('');
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [path, xml] of Object.entries(parts)) await zip.add(path, new TextReader(xml));
  return Buffer.from(await zip.close());
}

function relations(targets) {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function rowXml(cells, number, strings) {
  const xml = cells.map((cell, column) =>
    cellXml(cell, `${String.fromCharCode(65 + column)}${number}`, strings),
  );
  return `<row r="${number}">${xml.join('')}</row>`;
}

function cellXml(cell, at, strings) {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="${cell.style}"><v>${cell.value}</v></c>`;
  if (!strings.has(cell)) strings.set(cell, strings.size);
  return `<c r="${at}" t="s"><v>${strings.get(cell)}</v></c>`;
}

function escaped(text) {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
