import { z } from 'zod';
import { id } from '../core/primitives';

/** What an import would do with a row of its file. */
export const checkedOutcome = z.enum(['CREATED', 'OVERWRITTEN', 'MERGED', 'SKIPPED', 'FLAGGED', 'REFUSED']);
export type CheckedOutcome = z.infer<typeof checkedOutcome>;

/** Longer values are cut off in what a check shows. */
export const MOST_SHOWN_VALUE = 120;

export const checkedChange = z.object({
  /** By the key of a row. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type CheckedChange = z.infer<typeof checkedChange>;

/** What the service that would store a row says of it. */
export const plannedRow = z.object({
  row: z.number().int(),
  outcome: checkedOutcome.exclude(['REFUSED']),
  /** How people know the record. */
  name: z.string(),
  /** The record that is there already. */
  recordId: id.nullable(),
  /** What would change in it. */
  changes: z.array(checkedChange),
});
export type PlannedRow = z.infer<typeof plannedRow>;
