import type { ImportedClientRow, ImportMessage } from '@quillcare/contracts';
import { recordFromCells, validateRow, type Country, type RowIssue } from '@quillcare/rules';
import type { CsvLayout } from './csv-layout';

/** A number of lines, checked, on their way to the clients. */
export interface ClientBatch {
  /** From 1. The same lines are always in the same batch, which makes its number a key of the call. */
  number: number;
  /** Lines read, good and bad. */
  read: number;
  failed: number;
  rows: ImportedClientRow[];
  errors: ImportMessage[];
  warnings: ImportMessage[];
  /** Upper bound of its size on the wire. */
  bytes: number;
}

/** What the check of a line depends on; fixed when the import is made, so that a second reading finds the same. */
export interface LineRules {
  layout: CsvLayout;
  country: Country;
  today: string;
}

// Parsing and hashing a batch hold the process up for a millisecond or two each, and everybody in it waits so long. A
// smaller batch would cost more than it is worth: each has a transaction, two events and an audit record.
const MOST_ROWS = 500;
// The broker carries messages up to 1 MiB.
const MOST_BYTES = 900_000;
const BYTES_OF_KEYS = 240;
const BYTES_PER_CHARACTER = 3;
/** The first data row's number: row 1 is the header. */
const FIRST_ROW = 2;

/** An empty batch. */
export function newBatch(number: number): ClientBatch {
  return { number, read: 0, failed: 0, rows: [], errors: [], warnings: [], bytes: 0 };
}

/** Whether the batch takes no further line. */
export function isFull(batch: ClientBatch): boolean {
  return batch.read >= MOST_ROWS || batch.bytes >= MOST_BYTES;
}

/** Checks the file's line number `line` (0 is the first below the header) and puts it into the batch. */
export function addLine(batch: ClientBatch, cells: readonly string[], line: number, rules: LineRules): void {
  const record = recordFromCells(rules.layout.columns, cells);
  const row = line + FIRST_ROW;
  const { value, errors, warnings, defaulted } = validateRow('clients', record, row, rules);
  batch.read += 1;
  if (errors.length > 0) batch.errors.push(...errors.map(messageOf));
  if (warnings.length > 0) batch.warnings.push(...warnings.map(messageOf));
  if (!value) {
    batch.failed += 1;
    return;
  }
  batch.rows.push({ row, client: { ...value, notes: null }, defaulted: [...defaulted] });
  batch.bytes += BYTES_OF_KEYS + BYTES_PER_CHARACTER * lengthOf(cells);
}

/** Puts a line into the batch that is no row at all. */
export function addBrokenLine(batch: ClientBatch, line: number, message: string): void {
  batch.read += 1;
  batch.failed += 1;
  batch.errors.push({ row: line + FIRST_ROW, column: 'file', message, value: null });
}

function lengthOf(cells: readonly string[]): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return length;
}

function messageOf({ row, column, message, value }: RowIssue): ImportMessage {
  return { row, column, message, value: value === '' ? null : value };
}
