import {
  EVERY_COLUMN,
  type AuditEntityType,
  type ExportFormat,
  type ListPage,
  type Operation,
} from '@quillcare/contracts';
import { csvAmount, todayIn, type CsvCell } from '@quillcare/rules';
import type { z } from 'zod';

/** By column: its words by their codes. */
export type ColumnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a file writes what depends on the practice and on who reads it. */
export interface CsvFormat {
  timeZone: string;
  /** In the words of whoever asked; English or the code where they have none. */
  words?: ColumnWords | null;
}

type Rows = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListPage<{ id: string }>>>;
type RowOf<O extends Rows> = z.output<O['result']>['items'][number];

/** A column of the file: its heading and what it has of a row. */
type Column<R> = readonly [heading: string, value: (row: R, format: CsvFormat) => CellValue];

/** Several codes are written one after the other. */
type CellValue = CsvCell | boolean | readonly string[] | undefined;

/** A list as a file: what reads it, and its columns by the names that they have on the screen. */
export interface ExportedList {
  operation: Rows;
  audit: AuditEntityType;
  /** One row and several, for the audit. */
  noun: readonly [one: string, many: string];
  columns: Readonly<Record<string, Column<never>>>;
  /** What programs call a column that is called otherwise on the screen. */
  keys?: Readonly<Record<string, string>>;
  /** Where rows of the list have not every field of the record: what reads the others. */
  details?: Details;
}

/** An operation that answers with records. */
type Reads = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ items: { id: string }[] }>>;
type ItemOf<O extends Reads> = z.output<O['result']>['items'][number];

/** Reads the fields that a list does not show, of some records at once. */
export interface Details {
  operation: Reads;
  /** The field of the request body that holds the ids. */
  ids: string;
  /** Columns that need it. */
  columns: Readonly<Record<string, Column<never>>>;
}

/** Declares how a list is exported; the columns are checked against its rows. */
export function exported<O extends Rows>(definition: {
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

/** Columns for fields of what an operation reads that have none of their own, called as the fields are; amounts lose their "Minor". */
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
  if (typeof value === 'number') return field.endsWith('Minor') ? csvAmount(value) : value;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

/** Whether columns of a file need more than the list's own rows. */
export function needsDetails({ details }: ExportedList, names: readonly string[]): boolean {
  return details !== undefined && names.some((name) => Object.hasOwn(details.columns, name));
}

/** The names of the file's columns: those asked for, as far as there are any, otherwise all. */
export function columnsOf({ columns }: ExportedList, asked: readonly string[]): string[] {
  const known = [...new Set(asked)].filter((name) => Object.hasOwn(columns, name));
  return known.length > 0 ? known : Object.keys(columns);
}

/** Headings and words of a file: as whoever asked calls them, or the names and codes that never change with a language. */
export function wordingOf(
  { columns, keys = {} }: ExportedList,
  { headings = null, words = null, stableKeys = false }: Partial<Wording> & { stableKeys?: boolean },
): Wording {
  if (!stableKeys) return { headings, words };
  const named = Object.keys(columns).map((name) => [name, keys[name] ?? name]);
  return {
    headings: Object.fromEntries(named) as Record<string, string>,
    words: { [EVERY_COLUMN]: { true: 'true', false: 'false' } },
  };
}

interface Wording {
  headings: Record<string, string> | null;
  words: Record<string, Record<string, string>> | null;
}

/** The header row, with the headings that the request gave, if any. */
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
  return names.map((name) => cell(columns[name]?.[1](row as never, format), name, format));
}

function cell(value: CellValue, column: string, { words }: CsvFormat): CsvCell {
  const wordFor = (code: string) => wordIn(words?.[column], code);
  if (typeof value === 'boolean') {
    const code = String(value);
    return wordFor(code) ?? wordIn(words?.[EVERY_COLUMN], code) ?? (value ? 'Yes' : 'No');
  }
  if (typeof value === 'string') return wordFor(value) ?? value;
  if (typeof value === 'number') return value;
  return value ? value.map((code) => wordFor(code) ?? code).join(', ') : null;
}

function wordIn(words: ColumnWords[string] | undefined, code: string): string | undefined {
  return words && Object.hasOwn(words, code) ? words[code] : undefined;
}

/** The day of an instant where the practice is. */
export function dayOf(instant: string | null | undefined, { timeZone }: CsvFormat): string | null {
  return instant ? todayIn(new Date(instant), timeZone) : null;
}

/** An instant as day and time where the practice is: "2026-11-23 07:30". */
export function timeOf(instant: string | null | undefined, { timeZone }: CsvFormat): string | null {
  if (!instant) return null;
  const at = new Date(instant);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return `${todayIn(at, timeZone)} ${new Intl.DateTimeFormat('en-AU', time).format(at)}`;
}

/** What the audit says of an export: how many rows, in which format, and which of them. */
export function auditNotes(
  { noun }: ExportedList,
  count: number,
  query: Readonly<Record<string, string>>,
  format: ExportFormat = 'CSV',
): string {
  const filters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const which = filters.length === 0 ? 'no filters' : `filters: ${filters.join(', ')}`;
  return `${count} ${noun[count === 1 ? 0 : 1]} as ${format === 'XLSX' ? 'an Excel workbook' : 'CSV'}; ${which}`;
}
