import { formatCsvLine, type CsvCell } from '@quillcare/rules';

/** Formats a record as a line of CSV, with non-primitive values as JSON. */
export function recordLine(columns: readonly string[], record: Readonly<Record<string, unknown>>): string {
  return formatCsvLine(columns.map((column) => cellOf(record[column])));
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
