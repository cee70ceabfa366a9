import { DATE_ORDERS } from '@quillcare/rules';
import { z } from 'zod';
import { country, instant } from '../core/primitives';

/** Column headers are truncated to this many characters. */
export const MAX_HEADER_LENGTH = 100;

/** The user's mapping of a file's columns to fields. Columns not listed are not imported. */
export const importMapping = z.strictObject({
  /** Sheet of a workbook. Null means the first one. */
  sheet: z.string().max(100).nullable().default(null),
  columns: z
    .array(
      z.strictObject({
        /** Index of the column, from 0. Defaults to the first column with this header. */
        column: z.number().int().min(0).max(200).optional(),
        header: z.string().max(MAX_HEADER_LENGTH),
        field: z.string().max(40),
      }),
    )
    .min(1, 'Choose at least one column')
    .max(200),
  /** Values applied to every row, by field. */
  constants: z.record(z.string().max(40), z.string().max(300)).default({}),
  /** Order of the parts of dates: day, month or year first. */
  dateOrder: z.enum(DATE_ORDERS, 'Please choose day, month or year first').default('DMY'),
  /** Country assumed for phone numbers without a country code. Null means the practice's country. */
  phoneCountry: country.nullable().default(null),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** What a column's suggested field is based on. */
export const suggestedBy = z.enum(['NAME', 'PRESET', 'CONTENT']);

/** Structure of a file, with the suggested meaning of its columns. */
export const importTable = z.object({
  kind: z.enum(['CSV', 'XLSX']),
  /** Names of a workbook's visible sheets. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** Number of the row with the column names. */
  headerRow: z.number().int(),
  /** Text above the header row. */
  above: z.array(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      /** The first non-empty cells, at most three. */
      examples: z.array(z.string()),
      field: z.string().nullable(),
      by: suggestedBy.nullable(),
    }),
  ),
  /** The product recognised as the source of the file. Null if none was. */
  preset: z.string().nullable(),
  /** Null if no date depends on it. */
  dateOrder: z.object({ order: z.enum(DATE_ORDERS), isAsked: z.boolean() }).nullable(),
  /** Null if no phone number depends on it. */
  phoneCountry: z.object({ country, isAsked: z.boolean() }).nullable(),
  /** True if nothing is guessed, unresolved or missing. */
  isCertain: z.boolean(),
  /** The mapping last used for a file with the same headers. Null if there is none. */
  remembered: z.object({ mapping: importMapping, usedAt: instant }).nullable(),
});
export type ImportTable = z.infer<typeof importTable>;
