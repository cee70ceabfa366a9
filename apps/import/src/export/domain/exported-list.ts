import {
  ALL_COLUMNS,
  type AuditEntityType,
  type ExportFormat,
  type ListPage,
  type Operation,
} from '@quillcare/contracts';
import { formatCsvAmount, todayIn, type CsvCell } from '@quillcare/rules';
import type { z } from 'zod';

/** Display words by column, then by code. */
export type ColumnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Formatting that depends on the practice and the reader. */
export interface CsvFormat {
  timeZone: string;
  /** Words in the user's language. Falls back to English or the code. */
  words?: ColumnWords | null;
}

type Rows = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListPage<{ id: string }>>>;
type RowOf<O extends Rows> = z.output<O['result']>['items'][number];

/** A column of the file: its heading, and how to read its value from a row. */
type Column<R> = readonly [heading: string, value: (row: R, format: CsvFormat) => CellValue];

/** Arrays of codes are joined with commas. */
type CellValue = CsvCell | boolean | readonly string[] | undefined;

/** How a list is exported: the operation that reads it, and its columns by their names on screen. */
export interface ExportedList {
  operation: Rows;
  audit: AuditEntityType;
  /** Singular and plural, for the audit. */
  noun: readonly [one: string, many: string];
  columns: Readonly<Record<string, Column<never>>>;
  /** Stable keys for API clients, for columns whose name on screen differs. */
  keys?: Readonly<Record<string, string>>;
  /** Reads fields that the rows of the list lack. */
  details?: Details;
}

/** An operation that returns records by id. */
type Reads = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ items: { id: string }[] }>>;
type ItemOf<O extends Reads> = z.output<O['result']>['items'][number];

/** Reads fields that the list does not contain, for several records at once. */
export interface Details {
  operation: Reads;
  /** Name of the request body field that takes the ids. */
  ids: string;
  /** Columns that require this operation. */
  columns: Readonly<Record<string, Column<never>>>;
}

/** Declares an exported list and type-checks its columns against the list's rows. */
export function defineExport<O extends Rows>(definition: {
  operation: O;
  audit: AuditEntityType;
  noun: readonly [string, string];
  columns: Readonly<Record<string, Column<RowOf<O>>>>;
  keys?: Readonly<Record<string, string>>;
  details?: Details;
}): ExportedList {
  const { columns, details } = definition;
  return { ...definition, columns: { ...columns, ...details?.columns } };
}

/** Builds columns for the remaining fields of an operation's result, named after the fields. Amounts lose their "Minor" suffix. */
export function fieldColumns<O extends Reads>(
  _operation: O,
  ...fields: readonly (keyof ItemOf<O> & string)[]
): Readonly<Record<string, Column<never>>> {
  return Object.fromEntries(
    fields.map((field) => {
      const heading = field
        .replace(/Minor$/, '')
        .replaceAll(/([A-Z])/g, ' $1')
        .toLowerCase();
      const value = (row: Readonly<Record<string, unknown>>) => fieldValue(field, row[field]);
      return [field, [`${heading.charAt(0).toUpperCase()}${heading.slice(1)}`, value]];
    }),
  );
}

function fieldValue(field: string, value: unknown): CellValue {
  if (typeof value === 'number') return field.endsWith('Minor') ? formatCsvAmount(value) : value;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

/** Returns whether any column needs more than the list's own rows. */
export function needsDetails({ details }: ExportedList, names: readonly string[]): boolean {
  return details !== undefined && names.some((name) => Object.hasOwn(details.columns, name));
}

/** Returns the requested columns that exist, or all columns if there are none. */
export function columnsOf({ columns }: ExportedList, requested: readonly string[]): string[] {
  const known = [...new Set(requested)].filter((name) => Object.hasOwn(columns, name));
  return known.length > 0 ? known : Object.keys(columns);
}

/** Returns the headings and words of the file: in the user's language, or stable keys and codes. */
export function resolveWording(
  { columns, keys = {} }: ExportedList,
  { headings = null, words = null, stableKeys = false }: Partial<Wording> & { stableKeys?: boolean },
): Wording {
  if (!stableKeys) return { headings, words };
  const named = Object.keys(columns).map((name) => [name, keys[name] ?? name]);
  return {
    headings: Object.fromEntries(named) as Record<string, string>,
    words: { [ALL_COLUMNS]: { true: 'true', false: 'false' } },
  };
}

interface Wording {
  headings: Record<string, string> | null;
  words: Record<string, Record<string, string>> | null;
}

export function headingCells(
  { columns }: ExportedList,
  names: readonly string[],
  headings: Readonly<Record<string, string>> | null = null,
): string[] {
  return names.map((name) => headings?.[name] ?? columns[name]?.[0] ?? name);
}

export function rowCells(
  { columns }: ExportedList,
  names: readonly string[],
  row: { id: string },
  format: CsvFormat,
): CsvCell[] {
  return names.map((name) => formatCell(columns[name]?.[1](row as never, format), name, format));
}

function formatCell(value: CellValue, column: string, { words }: CsvFormat): CsvCell {
  const wordFor = (code: string) => wordIn(words?.[column], code);
  if (typeof value === 'boolean') {
    const code = String(value);
    return wordFor(code) ?? wordIn(words?.[ALL_COLUMNS], code) ?? (value ? 'Yes' : 'No');
  }
  if (typeof value === 'string') return wordFor(value) ?? value;
  if (typeof value === 'number') return value;
  return value ? value.map((code) => wordFor(code) ?? code).join(', ') : null;
}

function wordIn(words: ColumnWords[string] | undefined, code: string): string | undefined {
  return words && Object.hasOwn(words, code) ? words[code] : undefined;
}

/** Returns the date of an instant in the practice's time zone. */
export function formatDay(instant: string | null | undefined, { timeZone }: CsvFormat): string | null {
  return instant ? todayIn(new Date(instant), timeZone) : null;
}

/** Formats an instant in the practice's time zone, as in "2026-11-23 07:30". */
export function timeOf(instant: string | null | undefined, { timeZone }: CsvFormat): string | null {
  if (!instant) return null;
  const at = new Date(instant);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return `${todayIn(at, timeZone)} ${new Intl.DateTimeFormat('en-AU', time).format(at)}`;
}

/** Builds the audit note of an export: row count, format and filters. */
export function auditNotes(
  { noun }: ExportedList,
  count: number,
  query: Readonly<Record<string, string>>,
  format: ExportFormat = 'CSV',
): string {
  const filters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const filterText = filters.length === 0 ? 'no filters' : `filters: ${filters.join(', ')}`;
  return `${count} ${noun[count === 1 ? 0 : 1]} as ${format === 'XLSX' ? 'an Excel workbook' : 'CSV'}; ${filterText}`;
}
