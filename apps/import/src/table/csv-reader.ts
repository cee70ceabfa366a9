/** A CSV row that is not blank. */
export interface CsvRow {
  /** Numbered as in a spreadsheet: starts at 1 and counts blank rows. */
  number: number;
  /** The cells. A damaged row has its whole line as one cell. */
  cells: string[];
  /** Why the row cannot be read. Null if it can. */
  fault: string | null;
}

export const CSV_FAULTS = {
  notClosed: 'Quoted text is not closed',
  misplacedQuote: 'A quotation mark is in the wrong place',
  tooManyCells: 'This row has more cells than the header',
  tooLong: 'This line is too long to be a row of a list',
} as const;

/** Longer quoted text counts as an unclosed quote. */
const MAX_QUOTED_LENGTH = 64 * 1024;
/** A longer line, in characters, is not a row. It is not buffered, so a file without line endings costs neither memory nor time. */
const MAX_LINE_LENGTH = 1024 * 1024;
/** Characters kept of such a line. */
const TRUNCATED_LINE_LENGTH = 1_000;
/** With fewer columns a line of quoted text cannot be distinguished from a row. */
const MIN_COLUMNS_TO_DETECT_ROW = 3;
const LINE_END = /\r\n|\r|\n/g;

type Scan = { cells: string[]; end: number } | { fault: string } | 'incomplete';

/**
 * Reads a CSV file chunk by chunk and accounts for every line. Rows end with LF, CR or CRLF, even mixed. If quotation marks do not
 * match up, only the line where the row starts is refused, and reading continues with the next line.
 */
export class CsvReader {
  private text = '';
  private at = 0;
  /** The start of an overlong line whose end has not been read. */
  private overlong: string | null = null;

  /** `width` is the number of columns, or Infinity if unknown. `number` is the row number before the first row. */
  constructor(
    private readonly delimiter: string,
    private readonly width = Infinity,
    private number = 0,
  ) {}

  /** Yields the rows completed by this chunk. */
  *read(piece: string): Generator<CsvRow> {
    this.text = this.text.slice(this.at) + piece;
    this.at = 0;
    yield* this.parseRows(false);
  }

  *end(): Generator<CsvRow> {
    yield* this.parseRows(true);
  }

  private *parseRows(isEnd: boolean): Generator<CsvRow> {
    while (this.at < this.text.length) {
      const row = this.next(isEnd);
      if (!row) return;
      this.number += 1;
      if (!isBlank(row.cells)) yield { number: this.number, ...row };
    }
  }

  private next(isEnd: boolean): Omit<CsvRow, 'number'> | null {
    const line = this.findLineEnd(this.at, isEnd);
    const length = (line?.end ?? this.text.length) - this.at;
    if (this.overlong !== null || length > MAX_LINE_LENGTH) return this.skipOverlongLine(line);
    if (!line) return null;
    const text = this.text.slice(this.at, line.end);
    const scan = text.includes('"')
      ? this.scanQuoted(isEnd)
      : { cells: text.split(this.delimiter), end: line.end };
    if (scan === 'incomplete') return null;
    const fault = 'fault' in scan ? scan.fault : this.widthFault(scan.cells);
    if (fault !== null || 'fault' in scan) {
      this.at = line.next;
      return { cells: [text], fault };
    }
    const after = scan.end === line.end ? line : this.findLineEnd(scan.end, isEnd);
    if (!after) return null;
    this.at = after.next;
    return { cells: scan.cells, fault: null };
  }

  private skipOverlongLine(line: { next: number } | null): Omit<CsvRow, 'number'> | null {
    this.overlong ??= this.text.slice(this.at, this.at + TRUNCATED_LINE_LENGTH);
    // The last character may be the first half of a CRLF.
    this.at = line?.next ?? Math.max(this.at, this.text.length - 1);
    if (!line) return null;
    const cells = [this.overlong];
    this.overlong = null;
    return { cells, fault: CSV_FAULTS.tooLong };
  }

  private widthFault(cells: string[]): string | null {
    return cells.length > this.width && !isBlank(cells.slice(this.width)) ? CSV_FAULTS.tooManyCells : null;
  }

  /** Returns where the line containing `from` ends and the next one starts. Null while more text may belong to it. */
  private findLineEnd(from: number, isEnd: boolean): { end: number; next: number } | null {
    LINE_END.lastIndex = from;
    const found = LINE_END.exec(this.text);
    const next = found ? LINE_END.lastIndex : this.text.length;
    // A CR at the end of a chunk may be the first half of a CRLF.
    if (!isEnd && (!found || (found[0] === '\r' && next === this.text.length))) return null;
    return { end: found ? found.index : next, next };
  }

  private scanQuoted(isEnd: boolean): Scan {
    const cells: string[] = [];
    let at = this.at;
    for (;;) {
      const cell = this.text[at] === '"' ? this.scanQuotedCell(at, isEnd) : this.plainCell(at, isEnd);
      if (cell === 'incomplete' || 'fault' in cell) return cell;
      cells.push(cell.value);
      if (this.text[cell.end] !== this.delimiter) return { cells, end: cell.end };
      at = cell.end + 1;
    }
  }

  private plainCell(from: number, isEnd: boolean): { value: string; end: number } | 'incomplete' {
    const line = this.findLineEnd(from, isEnd);
    if (!line) return 'incomplete';
    const delimiter = this.text.indexOf(this.delimiter, from);
    const end = delimiter >= 0 && delimiter < line.end ? delimiter : line.end;
    return { value: this.text.slice(from, end), end };
  }

  private scanQuotedCell(
    from: number,
    isEnd: boolean,
  ): { value: string; end: number } | { fault: string } | 'incomplete' {
    const close = this.closingQuote(from + 1, isEnd);
    const content = this.text.slice(from + 1, close ?? this.text.length);
    if (content.length > MAX_QUOTED_LENGTH || this.containsRow(content))
      return { fault: CSV_FAULTS.notClosed };
    if (close === null) return isEnd ? { fault: CSV_FAULTS.notClosed } : 'incomplete';
    let end = close + 1;
    while (this.text[end] === ' ') end += 1;
    if (end === this.text.length && !isEnd) return 'incomplete';
    if (end < this.text.length && ![this.delimiter, '\r', '\n'].includes(this.text[end] ?? ''))
      return { fault: CSV_FAULTS.misplacedQuote };
    return { value: content.replaceAll('""', '"'), end };
  }

  /** Returns the position of the closing quote. A doubled quote is an escaped one. */
  private closingQuote(from: number, isEnd: boolean): number | null {
    let quote = this.text.indexOf('"', from);
    while (quote >= 0 && this.text[quote + 1] === '"') quote = this.text.indexOf('"', quote + 2);
    const mayGoOn = quote === this.text.length - 1 && !isEnd;
    return quote < 0 || mayGoOn ? null : quote;
  }

  /** Whether a later line of quoted text has as many delimiters as a row, so that it must be one. */
  private containsRow(content: string): boolean {
    if (this.width < MIN_COLUMNS_TO_DETECT_ROW || !Number.isFinite(this.width)) return false;
    const [, ...further] = content.split(LINE_END);
    return further.some((line) => line.split(this.delimiter).length >= this.width);
  }
}

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
