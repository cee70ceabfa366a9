import { z } from 'zod';
import { importMapping } from './import-columns.schemas';

/** How to treat a row with an unreadable optional value: `refuse` leaves the row out, `note` imports it without the value. */
export const oddValueChoice = z.enum(['refuse', 'note'], 'Please choose refuse or note');
export type OddValueChoice = z.infer<typeof oddValueChoice>;

/** Identifies a kind of finding: findings that differ only in their row. */
const findingKindFields = { column: z.string().max(200), message: z.string().max(500) };

/** Choices per kind of finding. `all` applies to every other kind. */
export const MAX_ODD_VALUE_KINDS = 100;
export const oddValues = z.object({
  all: oddValueChoice,
  kinds: z.array(z.object({ ...findingKindFields, choice: oddValueChoice })).max(MAX_ODD_VALUE_KINDS),
});
export type OddValues = z.infer<typeof oddValues>;

const severity = z.enum(['ERROR', 'WARNING']);

export const rowFinding = z.object({
  column: z.string(),
  message: z.string(),
  value: z.string().nullable(),
  severity,
  /** Index of the cell in its row, from 0. Null if the file has no column for it. */
  at: z.number().int().nullable(),
  /** Whether the row can be imported without the value. */
  canLeaveOut: z.boolean(),
});

export const findingRow = z.object({
  row: z.number().int(),
  /** Contents of the cells as in the file. */
  cells: z.array(z.string()),
  /** Corrected contents by cell index. */
  mended: z.record(z.string(), z.string()),
  /** Findings for the row in its corrected state. */
  findings: z.array(rowFinding),
  /** False for damaged rows, and for rows too long to be stored in full. */
  canMend: z.boolean(),
});
export type FindingRow = z.infer<typeof findingRow>;

export const findingKind = z.object({
  column: z.string(),
  message: z.string(),
  severity,
  canLeaveOut: z.boolean(),
  rows: z.number().int(),
  choice: oddValueChoice,
});
export type FindingKind = z.infer<typeof findingKind>;

export const findingSummary = z.object({
  /** The file's column names, and the field each is mapped to. Null if not imported. */
  header: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  /** The country and the date (ISO) that cells are validated against. */
  country: z.enum(['AU', 'NZ']),
  today: z.string(),
  /** The user's column mapping. Null if the columns were recognised by name. */
  mapping: importMapping.nullable(),
  all: oddValueChoice,
  kinds: z.array(findingKind),
  /** Number of rows with findings. */
  rows: z.number().int(),
  /** Number of rows that are currently going to be left out. */
  refused: z.number().int(),
  /** Number of rows that had findings when the file was checked. */
  found: z.number().int(),
  /** Number of cells corrected since. */
  mended: z.number().int(),
  /** True while cells can be corrected and choices made: for a check that has not been imported yet. */
  isOpen: z.boolean(),
});
export type FindingSummary = z.infer<typeof findingSummary>;
