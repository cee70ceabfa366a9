import { z } from 'zod';
import { importMapping } from './import-columns.schemas';

/** What becomes of a row with an optional cell that cannot be read: it is left out, or imported without that value. */
export const oddValueChoice = z.enum(['refuse', 'note'], 'Please choose refuse or note');
export type OddValueChoice = z.infer<typeof oddValueChoice>;

/** Findings that differ in nothing but their rows. */
const kind = { column: z.string().max(200), message: z.string().max(500) };

/** Choices by kind of finding; `all` holds for every other kind. */
export const MOST_ODD_VALUE_KINDS = 100;
export const oddValues = z.object({
  all: oddValueChoice,
  kinds: z.array(z.object({ ...kind, choice: oddValueChoice })).max(MOST_ODD_VALUE_KINDS),
});
export type OddValues = z.infer<typeof oddValues>;

const severity = z.enum(['ERROR', 'WARNING']);

/** What a check says of one cell. */
export const rowFinding = z.object({
  column: z.string(),
  message: z.string(),
  value: z.string().nullable(),
  severity,
  /** The place of the cell in its row, from 0; null where the file has no column for it. */
  at: z.number().int().nullable(),
  /** The row can be imported without the value. */
  canLeaveOut: z.boolean(),
});

/** A row of a file with findings. */
export const findingRow = z.object({
  row: z.number().int(),
  /** As they are in the file. */
  cells: z.array(z.string()),
  /** What they were changed to, by place. */
  mended: z.record(z.string(), z.string()),
  /** Of the row as it is now. */
  findings: z.array(rowFinding),
  /** False for a damaged row, and for one that is too long to be kept whole. */
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

/** The findings of a file as a whole. */
export const findingSummary = z.object({
  /** The file's own column names, and the field that each one gives. */
  header: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  /** By which rules cells are checked. */
  country: z.enum(['AU', 'NZ']),
  today: z.string(),
  /** What somebody said that the columns mean; null where their names said it. */
  mapping: importMapping.nullable(),
  all: oddValueChoice,
  kinds: z.array(findingKind),
  /** Rows with findings. */
  rows: z.number().int(),
  /** Rows that are left out as things stand. */
  refused: z.number().int(),
  /** Rows that had findings when the file was checked. */
  found: z.number().int(),
  /** Cells that were changed since. */
  mended: z.number().int(),
  /** Cells can be changed and choices made: of a check that has not been imported. */
  isOpen: z.boolean(),
});
export type FindingSummary = z.infer<typeof findingSummary>;
