import { DATE_ORDERS } from '@quillcare/rules';
import { z } from 'zod';
import { country, instant } from '../core/primitives';

/** Headers of columns are cut off after so many characters. */
export const MOST_HEADER = 100;

/** What a person says that the columns of a file mean. Columns that are not named are not imported. */
export const importMapping = z.strictObject({
  /** The sheet of a workbook; the first one if null. */
  sheet: z.string().max(100).nullable().default(null),
  columns: z
    .array(
      z.strictObject({
        /** Its place, from 0; without it the first column with the header. */
        column: z.number().int().min(0).max(200).optional(),
        header: z.string().max(MOST_HEADER),
        field: z.string().max(40),
      }),
    )
    .min(1, 'Choose at least one column')
    .max(200),
  /** Values that every row gets, by field. */
  constants: z.record(z.string().max(40), z.string().max(300)).default({}),
  /** In which order dates are written: day, month or year first. */
  dateOrder: z.enum(DATE_ORDERS, 'Please choose day, month or year first').default('DMY'),
  /** Whose numbers phones without a country code are; the practice's country's if null. */
  phoneCountry: country.nullable().default(null),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** How it is known what a column is. */
export const suggestedBy = z.enum(['NAME', 'PRESET', 'CONTENT']);

/** What a file has, and what its columns probably mean. */
export const importTable = z.object({
  kind: z.enum(['CSV', 'XLSX']),
  /** The sheets of a workbook that are not hidden. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** The number of the row with the names of the columns. */
  headerRow: z.number().int(),
  /** What stands above it. */
  above: z.array(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      /** From the first filled cells, at most three. */
      examples: z.array(z.string()),
      field: z.string().nullable(),
      by: suggestedBy.nullable(),
    }),
  ),
  /** The product that wrote the file. */
  preset: z.string().nullable(),
  /** Null where no date depends on it. */
  dateOrder: z.object({ order: z.enum(DATE_ORDERS), isAsked: z.boolean() }).nullable(),
  /** Null where no number depends on it. */
  phoneCountry: z.object({ country, isAsked: z.boolean() }).nullable(),
  /** Nothing is guessed, open or missing. */
  isCertain: z.boolean(),
  /** What was chosen for a file with the same headers before. */
  remembered: z.object({ mapping: importMapping, usedAt: instant }).nullable(),
});
export type ImportTable = z.infer<typeof importTable>;
