import { tooManyColumnsMessage } from '@quillcare/rules';
import { isBlank, type CsvRow } from '../csv-reader';
import { TABLE_FAULTS, TableFaultError } from '../table';
import { plainNumber, type NumberFormat } from './number-format';
import { findAttribute, readXml, unescapeXml, type Attributes, type XmlHandler } from './xml-events';

const MAX_ROWS = 1_048_576;
/** Cells further right are an accident or an attack. How many columns may be imported is decided later. */
const MAX_COLUMNS = 1_000;
const SHOWN_LIMIT = 200;

export interface Shared {
  strings: readonly string[];
  formats: readonly NumberFormat[];
}

/** Yields the non-blank rows of a sheet, as displayed. */
export async function* sheetRows(texts: AsyncIterable<string>, shared: Shared): AsyncGenerator<CsvRow[]> {
  const rows = new RowBuilder(shared);
  const reading = readXml(texts, rows);
  try {
    while (!(await reading.next()).done) {
      const some = rows.takeRows();
      if (some.length > 0) yield some;
    }
  } finally {
    await reading.return(0);
  }
}

class RowBuilder implements XmlHandler {
  private rows: CsvRow[] = [];
  private number = 0;
  private cells: string[] = [];
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private isValue = false;
  private phonetic = 0;

  constructor(private readonly shared: Shared) {}

  takeRows(): CsvRow[] {
    const rows = this.rows;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.beginRow(attributes);
    else if (name === 'c') this.beginCell(attributes);
    else if (name === 'rPh') this.phonetic += 1;
    else if (name === 'v' || name === 't') this.isValue = this.phonetic === 0;
  }

  text(text: string): void {
    if (this.isValue) this.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.phonetic -= 1;
    else if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
  }

  private beginRow(attributes: Attributes): void {
    const rowNumber = Number(findAttribute(attributes, 'r') ?? NaN);
    this.number = Number.isInteger(rowNumber) && rowNumber > this.number ? rowNumber : this.number + 1;
    if (this.number > MAX_ROWS) throw new TableFaultError(TABLE_FAULTS.tooManyRows);
    this.cells = [];
    this.column = -1;
  }

  private beginCell(attributes: Attributes): void {
    const column = columnOf(findAttribute(attributes, 'r') ?? '');
    this.column = column ?? this.column + 1;
    this.type = findAttribute(attributes, 't') ?? 'n';
    this.style = Number(findAttribute(attributes, 's') ?? 0);
    this.value = '';
  }

  private endCell(): void {
    const text = this.formatValue();
    if (text === '') return;
    if (this.column >= MAX_COLUMNS)
      throw new TableFaultError(tooManyColumnsMessage(this.column + 1, SHOWN_LIMIT));
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
  }

  private endRow(): void {
    if (!isBlank(this.cells)) this.rows.push({ number: this.number, cells: this.cells, fault: null });
    this.cells = [];
  }

  private formatValue(): string {
    if (this.type === 's') return this.shared.strings[Number(this.value)] ?? '';
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : 'FALSE';
    if (this.type === 'd') return this.value.replace(/T00:00(?::00)?(?:\.0+)?Z?$/, '').replace('T', ' ');
    if (this.type !== 'n') return unescapeXml(this.value);
    const value = this.value.trim() === '' ? NaN : Number(this.value);
    if (!Number.isFinite(value)) return this.value;
    return (this.shared.formats[this.style] ?? plainNumber)(value);
  }
}

/** Returns the column index of a reference; "C7" is the third column. Null if the cell has none. */
function columnOf(reference: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
