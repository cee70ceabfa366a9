import type { CsvCell } from '@quillcare/rules';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET_TYPES = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${WORKBOOK_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${WORKBOOK_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
};

export const WORKBOOK = {
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
};

/** Indexes in `cellXfs`. Format 14 (day) is a date in the reader's locale. */
const STYLE = { text: 0, day: 1, amount: 2, heading: 3 } as const;
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const DAY = /^\d{4}-\d\d-\d\d$/;
const AMOUNT = /^-?\d{1,13}\.\d\d$/;
const DAY_MS = 86_400_000;
/** Excel's day 0. Excel treats 1900 as a leap year, so dates before March 1900 would be off by one. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';
const MAX_COLUMN_WIDTH = 60;
const MEASURED_ROWS = 100;

type Kind = 'text' | 'day' | 'amount';

/**
 * Collects column types and widths from all rows. A column becomes a date or amount column in Excel only if all of its cells are.
 */
export class SheetShape {
  private readonly days: boolean[] = [];
  private readonly amounts: boolean[] = [];
  private readonly widths: number[] = [];
  private rows = 0;

  measure(cells: readonly CsvCell[]): void {
    const isHeading = this.rows === 0;
    for (const [at, cell] of cells.entries()) {
      const text = String(cell ?? '');
      if (this.rows <= MEASURED_ROWS) this.widths[at] = Math.max(this.widths[at] ?? 8, text.length + 2);
      if (isHeading || text === '') continue;
      this.days[at] = (this.days[at] ?? true) && DAY.test(text) && text >= FIRST_DAY;
      this.amounts[at] = (this.amounts[at] ?? true) && AMOUNT.test(text);
    }
    this.rows += 1;
  }

  kindOf(at: number): Kind {
    if (this.days[at]) return 'day';
    return this.amounts[at] ? 'amount' : 'text';
  }

  /** The XML before the rows, with the header row frozen. */
  head(): string {
    const columns = this.widths.map(
      (width, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${Math.min(MAX_COLUMN_WIDTH, width)}" customWidth="1"/>`,
    );
    const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
    const view =
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
    return `${HEAD}<worksheet xmlns="${MAIN}">${view}${cols}<sheetData>`;
  }

  /** The XML after the rows. Suppresses Excel's "number stored as text" warning for phone numbers and postcodes. */
  end(): string {
    const all = `A1:XFD${Math.max(1, this.rows)}`;
    return `</sheetData><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
  }
}

/** Returns the XML of a row. Texts are inline strings, so none is evaluated as a formula. */
export function rowXml(cells: readonly CsvCell[], shape: SheetShape, isHeading: boolean): string {
  const xml = cells.map((cell, at) => {
    if (cell === null || cell === '') return '<c/>';
    if (isHeading) return textCell(String(cell), STYLE.heading);
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
    const kind = shape.kindOf(at);
    if (kind === 'text') return textCell(cell, STYLE.text);
    const figure = kind === 'day' ? (Date.parse(`${cell}T00:00:00Z`) - EPOCH_MS) / DAY_MS : cell;
    return `<c s="${STYLE[kind]}"><v>${figure}</v></c>`;
  });
  return `<row>${xml.join('')}</row>`;
}

const textCell = (value: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Drops characters that XML cannot represent. */
function escapeXml(value: string): string {
  return value
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
