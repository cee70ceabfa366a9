import type { ImportMapping, ImportMessage } from '@quillcare/contracts';
import {
  checkCells,
  isNoRecord,
  mappedOptions,
  repeatedColumnMessage,
  shownValue,
  type Country,
  type ImportEntityType,
  type ImportValues,
  type OddCell,
  type RowIssue,
} from '@quillcare/rules';
import { keptCells, keptText } from '../../finding/domain/kept-cells';
import type { FoundRow } from '../../finding/persistence/finding-rows';
import type { CsvLayout } from '../../table/csv-layout';
import type { CsvRow } from '../../table/csv-reader';

/** A valid row in stored form; which fields it has depends on what is imported. */
export interface CheckedRow {
  row: number;
  value: ImportValues[ImportEntityType];
  /** Fields that the file did not give. */
  defaulted: string[];
  /** Cells that were left out by choice. */
  odd: OddCell[];
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
  /** Rows to be mended, or to be given back: of a check all with findings, of an import those that were left out. */
  found: FoundRow[];
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
  /** Optional cells that are left out of their rows; by default their rows are. */
  leavesOut?: (column: string, message: string) => boolean;
  /** Whether rows that are imported are kept too, where something was found in them. */
  keepsWarned?: boolean;
  /** Whose numbers phones without a country code are, if not the country's. */
  phoneCountry?: Country;
  /** A row's cells as a record, where somebody has said what the columns mean. */
  record?: (cells: readonly string[]) => Record<string, string>;
}

/** The rules of a file whose columns somebody has named. */
export function mappedRules(rules: RowRules, mapping: ImportMapping): RowRules {
  const { entityType, layout, country } = rules;
  return { ...rules, ...mappedOptions(mapping, { entityType, columns: layout.columns, country }) };
}

// Parsing and hashing a batch block the process for a millisecond or two each. Smaller batches would cost more than they
// are worth: each has a transaction, two events and an audit record.
const MOST_ROWS = 500;
// A check answers with each row and its values, before and after.
const MOST_CHECKED_ROWS = 100;
// The broker carries messages up to 1 MiB.
const MOST_BYTES = 900_000;
const BYTES_OF_KEYS = 240;
const BYTES_PER_CHARACTER = 3;

/** An empty batch. */
export function newBatch(number: number, absent: readonly string[] = []): RowBatch {
  return { number, absent, read: 0, failed: 0, rows: [], errors: [], warnings: [], found: [], bytes: 0 };
}

/** Warnings about columns that are left out, because another one names the same field. */
export function repeatedColumns({ repeated, headerRow }: CsvLayout): ImportMessage[] {
  return repeated.map((header) => {
    const column = shownValue(header);
    return { row: headerRow, column, message: repeatedColumnMessage(column), value: null };
  });
}

export const LEFT_OUT = {
  above: 'Left out: it stands above the column names',
  below: 'Left out: a total or a note of the file, not a record',
} as const;

/** Why a row of a file whose columns somebody has named is no record; null if it may be one. */
export function leftOutReason({ number, cells, fault }: CsvRow, { headerRow }: CsvLayout): string | null {
  if (number < headerRow) return LEFT_OUT.above;
  return fault === null && isNoRecord(cells) ? LEFT_OUT.below : null;
}

/** Says that a row was left out; it counts for nothing. */
export function leaveOut(batch: RowBatch, { number, cells }: CsvRow, message: string): void {
  const value = shownValue(cells.filter(Boolean).join(' '));
  batch.warnings.push({ row: number, column: 'file', message, value });
}

/** Whether the batch is full. */
export function isFull(batch: RowBatch, isCheck = false): boolean {
  return batch.read >= (isCheck ? MOST_CHECKED_ROWS : MOST_ROWS) || batch.bytes >= MOST_BYTES;
}

/** Checks a row of the file and puts it into the batch. */
export function addRow(batch: RowBatch, row: CsvRow, rules: RowRules): void {
  batch.read += 1;
  if (row.fault !== null) return refuse(batch, row, row.fault);
  const { result, findings } = checkCells(rules.entityType, rules.layout.columns, row, rules);
  const { value, errors, warnings, defaulted, odd } = result;
  batch.errors.push(...errors.map(messageOf));
  batch.warnings.push(...warnings.map(messageOf));
  if (findings.length > 0 && (!value || rules.keepsWarned)) batch.found.push(foundRow(row, findings));
  if (!value) {
    batch.failed += 1;
    return;
  }
  batch.rows.push({ row: row.number, value, defaulted: [...defaulted], odd: [...odd] });
  batch.bytes += BYTES_OF_KEYS + BYTES_PER_CHARACTER * lengthOf(row.cells);
}

function refuse(batch: RowBatch, row: CsvRow, message: string): void {
  const finding = { column: 'file', message, value: shownValue(row.cells.join(' ')) };
  batch.failed += 1;
  batch.errors.push({ row: row.number, ...finding });
  const found = foundRow(row, [{ ...finding, severity: 'ERROR', at: null, canLeaveOut: false }]);
  batch.found.push({ ...found, canMend: false });
}

function foundRow({ number, cells: own }: CsvRow, findings: FoundRow['findings']): FoundRow {
  const { cells, isWhole } = keptCells(own);
  const kept = findings.map((finding) => ({ ...finding, value: finding.value && keptText(finding.value) }));
  return { row: number, cells, findings: kept, canMend: isWhole };
}

function lengthOf(cells: readonly string[]): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return length;
}

function messageOf({ row, column, message, value }: RowIssue): ImportMessage {
  return { row, column, message, value: value === '' ? null : value };
}
