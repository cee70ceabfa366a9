const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What the parts of the file are. */
export const SHEET_TYPES = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${WORKBOOK_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${WORKBOOK_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
};

export const WORKBOOK = {
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
};

/** Places in `cellXfs`: as it is, a day of the reader’s country, an amount, and a heading. */
const STYLE = { text: 0, day: 1, amount: 2, heading: 3 } as const;
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const DAY = /^\d{4}-\d\d-\d\d$/;
const AMOUNT = /^-?\d{1,13}\.\d\d$/;
const DAY_MS = 86_400_000;
/** Day 0 of Excel, which takes 1900 for a leap year; before March 1900 its days are other days. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';
/** An apostrophe that the CSV has so that nothing runs; a text of a sheet cannot run. */
const GUARD = /^'(?=[=+\-@\t\r])/;
const WIDEST = 60;

/** The sheet: a heading that stays in sight, and a row for each other row. */
export function sheetXml([heading = [], ...rows]: readonly string[][]): string {
  const kinds = heading.map((_name, at) => kindOf(rows.map((row) => row[at] ?? '')));
  const widths = heading.map((name, at) =>
    widthOf([name, ...rows.slice(0, 100).map((row) => row[at] ?? '')]),
  );
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = [
    lineOf(heading.map((name) => textCell(name, STYLE.heading))),
    ...rows.map((row) => lineOf(heading.map((_name, at) => cell(row[at] ?? '', kinds[at] ?? 'text')))),
  ];
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const all = `A1:XFD${rows.length + 1}`;
  // Excel marks phones and postcodes as numbers that are text; that is what they are.
  const ignored = `<ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors>`;
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}${cols}<sheetData>${lines.join('')}</sheetData>${ignored}</worksheet>`;
}

type Kind = 'text' | 'day' | 'amount';

/** A column is of days or amounts if all that it has is. */
function kindOf(cells: readonly string[]): Kind {
  const filled = cells.filter((value) => value !== '');
  if (filled.length === 0) return 'text';
  if (filled.every((value) => DAY.test(value) && value >= FIRST_DAY)) return 'day';
  return filled.every((value) => AMOUNT.test(value)) ? 'amount' : 'text';
}

function cell(value: string, kind: Kind): string {
  if (value === '') return '<c/>';
  if (kind === 'text') return textCell(value.replace(GUARD, ''), STYLE.text);
  const figure = kind === 'day' ? (Date.parse(`${value}T00:00:00Z`) - EPOCH_MS) / DAY_MS : value;
  return `<c s="${STYLE[kind]}"><v>${figure}</v></c>`;
}

const lineOf = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const textCell = (value: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML cannot have is left out. */
function escaped(value: string): string {
  return value
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

function widthOf(cells: readonly string[]): number {
  return Math.min(WIDEST, Math.max(8, ...cells.map((value) => value.length + 2)));
}
