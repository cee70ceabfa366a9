import type { ImportMapping, ImportMessage } from '@quillcare/contracts';
import {
  validateCells,
  isNonRecordRow,
  buildMappedOptions,
  repeatedColumnMessage,
  truncateShownValue,
  type Country,
  type ImportEntityType,
  type ImportValues,
  type UnreadableCell,
  type RowIssue,
} from '@quillcare/rules';
import { toStorableCells, toStorableText } from '../../finding/domain/storable-cells';
import type { FoundRow } from '../../finding/persistence/finding-rows';
import type { CsvLayout } from '../../table/csv-layout';
import type { CsvRow } from '../../table/csv-reader';

/** A valid row as it will be stored. Its fields depend on the type of import. */
export interface CheckedRow {
  row: number;
  value: ImportValues[ImportEntityType];
  /** Fields that the file did not provide. */
  defaulted: string[];
  /** Unreadable cells that are omitted because the user chose so. */
  odd: UnreadableCell[];
}

export interface RowBatch {
  /** Starts at 1. The same rows always form the same batch, so the number is part of the call's idempotency key. */
  number: number;
  /** Keys of the fields for which the file has no column. */
  absent: readonly string[];
  /** Rows read, valid or not. */
  read: number;
  failed: number;
  rows: CheckedRow[];
  errors: ImportMessage[];
  warnings: ImportMessage[];
  /** Rows to be corrected or returned: for a check, all with findings; for an import, those that were not imported. */
  found: FoundRow[];
  /** Upper bound of the serialised size in bytes. */
  bytes: number;
}

/**
 * Everything that the check of a row depends on. Fixed when the import is created, so that reading the file again gives the same
 * result.
 */
export interface RowRules {
  entityType: ImportEntityType;
  layout: CsvLayout;
  country: Country;
  today: string;
  /** Selects unreadable optional cells that are omitted. By default the whole row is refused. */
  leavesOut?: (column: string, message: string) => boolean;
  /** Also keeps imported rows that have findings. */
  keepsWarned?: boolean;
  /** Default country of phone numbers without a country code, if it differs from `country`. */
  phoneCountry?: Country;
  /** Turns cells into a record according to the user's mapping. */
  record?: (cells: readonly string[]) => Record<string, string>;
}

/** Returns the rules for a file with a column mapping. */
export function withMapping(rules: RowRules, mapping: ImportMapping): RowRules {
  const { entityType, layout, country } = rules;
  return { ...rules, ...buildMappedOptions(mapping, { entityType, columns: layout.columns, country }) };
}

// Parsing and hashing a batch block the event loop for a millisecond or two each. Smaller batches would not be worthwhile,
// because each has a transaction, two events and an audit record.
const MAX_ROWS = 500;
// A check responds with every row and its values before and after.
const MAX_CHECKED_ROWS = 100;
// The broker's message limit is 1 MiB.
const MAX_BYTES = 900_000;
const KEY_OVERHEAD_BYTES = 240;
const BYTES_PER_CHARACTER = 3;

export function newBatch(number: number, absent: readonly string[] = []): RowBatch {
  return { number, absent, read: 0, failed: 0, rows: [], errors: [], warnings: [], found: [], bytes: 0 };
}

/** Returns warnings about columns that are ignored because another one maps to the same field. */
export function repeatedColumns({ repeated, headerRow }: CsvLayout): ImportMessage[] {
  return repeated.map((header) => {
    const column = truncateShownValue(header);
    return { row: headerRow, column, message: repeatedColumnMessage(column), value: null };
  });
}

export const OMITTED_MESSAGES = {
  above: 'Left out: it is above the column names',
  below: 'Left out: a total or a note of the file, not a record',
} as const;

/** Returns why a row of a mapped file is not a record, or null if it may be one. */
export function omissionReason({ number, cells, fault }: CsvRow, { headerRow }: CsvLayout): string | null {
  if (number < headerRow) return OMITTED_MESSAGES.above;
  return fault === null && isNonRecordRow(cells) ? OMITTED_MESSAGES.below : null;
}

/** Adds a warning about a row that was left out. It is not counted. */
export function omitRow(batch: RowBatch, { number, cells }: CsvRow, message: string): void {
  const value = truncateShownValue(cells.filter(Boolean).join(' '));
  batch.warnings.push({ row: number, column: 'file', message, value });
}

export function isFull(batch: RowBatch, isCheck = false): boolean {
  return batch.read >= (isCheck ? MAX_CHECKED_ROWS : MAX_ROWS) || batch.bytes >= MAX_BYTES;
}

export function addRow(batch: RowBatch, row: CsvRow, rules: RowRules): void {
  batch.read += 1;
  if (row.fault !== null) return addRefusal(batch, row, row.fault);
  const { result, findings } = validateCells(rules.entityType, rules.layout.columns, row, rules);
  const { value, errors, warnings, defaulted, odd } = result;
  batch.errors.push(...errors.map(messageOf));
  batch.warnings.push(...warnings.map(messageOf));
  if (findings.length > 0 && (!value || rules.keepsWarned)) batch.found.push(foundRow(row, findings));
  if (!value) {
    batch.failed += 1;
    return;
  }
  batch.rows.push({ row: row.number, value, defaulted: [...defaulted], odd: [...odd] });
  batch.bytes += KEY_OVERHEAD_BYTES + BYTES_PER_CHARACTER * lengthOf(row.cells);
}

function addRefusal(batch: RowBatch, row: CsvRow, message: string): void {
  const finding = { column: 'file', message, value: truncateShownValue(row.cells.join(' ')) };
  batch.failed += 1;
  batch.errors.push({ row: row.number, ...finding });
  const found = foundRow(row, [{ ...finding, severity: 'ERROR', at: null, canLeaveOut: false }]);
  batch.found.push({ ...found, canMend: false });
}

function foundRow({ number, cells: own }: CsvRow, findings: FoundRow['findings']): FoundRow {
  const { cells, isWhole } = toStorableCells(own);
  const storable = findings.map((finding) => ({
    ...finding,
    value: finding.value && toStorableText(finding.value),
  }));
  return { row: number, cells, findings: storable, canMend: isWhole };
}

function lengthOf(cells: readonly string[]): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return length;
}

function messageOf({ row, column, message, value }: RowIssue): ImportMessage {
  return { row, column, message, value: value === '' ? null : value };
}
