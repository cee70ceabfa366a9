import { z } from 'zod';
import { id } from '../core/primitives';

/** What an import would do with a row. */
export const checkedOutcome = z.enum(['CREATED', 'OVERWRITTEN', 'MERGED', 'SKIPPED', 'FLAGGED', 'REFUSED']);
export type CheckedOutcome = z.infer<typeof checkedOutcome>;

/** Longer values are truncated to this many characters in the results of a check. */
export const MAX_SHOWN_VALUE_LENGTH = 120;

export const checkedChange = z.object({
  /** Key of the field in a row. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type CheckedChange = z.infer<typeof checkedChange>;

/** How the service that would store a row classifies it. */
export const plannedRow = z.object({
  row: z.number().int(),
  outcome: checkedOutcome.exclude(['REFUSED']),
  name: z.string(),
  /** Id of the existing record. Null if there is none. */
  recordId: id.nullable(),
  changes: z.array(checkedChange),
});
export type PlannedRow = z.infer<typeof plannedRow>;
