import type { ImportMessage } from '@quillcare/contracts';
import {
  recordFromCells,
  repeatedColumnMessage,
  shownValue,
  validateRow,
  type Country,
  type ImportEntityType,
  type ImportValues,
  type RowIssue,
} from '@quillcare/rules';
import type { CsvLayout } from './csv-layout';
import type { CsvRow } from './csv-reader';

/** A valid row in stored form; which fields it has depends on what is imported. */
export interface CheckedRow {
  row: number;
  value: ImportValues[ImportEntityType];
  /** Fields that the file did not give. */
  defaulted: string[];
}

/** Checked rows to be sent to the service that stores them. */
export interface RowBatch {
  /** From 1. The same rows are always in the same batch, which makes its number a key of the call. */
  number: number;
  /** The fields for which the file has no column, by the keys of a row. */
  absent: readonly string[];
  /** Rows read, valid or not. */
  read: number;
  failed: number;
  rows: CheckedRow[];
  errors: ImportMessage[];
  warnings: ImportMessage[];
  /** Upper bound of its size on the wire. */
  bytes: number;
}

/**
 * What the check of a row depends on; fixed when the import is created, so that a second reading has the same
 * result.
 */
export interface RowRules {
  entityType: ImportEntityType;
  layout: CsvLayout;
  country: Country;
  today: string;
}

// Parsing and hashing a batch block the process for a millisecond or two each. Smaller batches would cost more than they
// are worth: each has a transaction, two events and an audit record.
const MOST_ROWS = 500;
// The broker carries messages up to 1 MiB.
const MOST_BYTES = 900_000;
const BYTES_OF_KEYS = 240;
const BYTES_PER_CHARACTER = 3;

/** An empty batch. */
export function newBatch(number: number, absent: readonly string[] = []): RowBatch {
  return { number, absent, read: 0, failed: 0, rows: [], errors: [], warnings: [], bytes: 0 };
}

/** Warnings about columns that are left out, because another one names the same field. */
export function repeatedColumns({ repeated, headerRow }: CsvLayout): ImportMessage[] {
  return repeated.map((header) => {
    const column = shownValue(header);
    return { row: headerRow, column, message: repeatedColumnMessage(column), value: null };
  });
}

/** Whether the batch is full. */
export function isFull(batch: RowBatch): boolean {
  return batch.read >= MOST_ROWS || batch.bytes >= MOST_BYTES;
}

/** Checks a row of the file and puts it into the batch. */
export function addRow(batch: RowBatch, row: CsvRow, rules: RowRules): void {
  batch.read += 1;
  if (row.fault !== null) return refuse(batch, row, row.fault);
  const record = recordFromCells(rules.layout.columns, row.cells);
  const { value, errors, warnings, defaulted } = validateRow(rules.entityType, record, row.number, rules);
  batch.errors.push(...errors.map(messageOf));
  batch.warnings.push(...warnings.map(messageOf));
  if (!value) {
    batch.failed += 1;
    return;
  }
  batch.rows.push({ row: row.number, value, defaulted: [...defaulted] });
  batch.bytes += BYTES_OF_KEYS + BYTES_PER_CHARACTER * lengthOf(row.cells);
}

function refuse(batch: RowBatch, { number, cells }: CsvRow, message: string): void {
  batch.failed += 1;
  batch.errors.push({ row: number, column: 'file', message, value: shownValue(cells.join(' ')) });
}

function lengthOf(cells: readonly string[]): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return length;
}

function messageOf({ row, column, message, value }: RowIssue): ImportMessage {
  return { row, column, message, value: value === '' ? null : value };
}
