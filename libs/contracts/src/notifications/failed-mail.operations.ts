import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';

/** Lists failed emails for the Today page. Failures of the quote's own email are recorded on the quote instead. */
export const listFailedMails = query({
  name: 'notifications.listFailedMails',
  summary: 'List failed follow-up emails about quotes that no later email has replaced',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: instant, limit: z.number().int().min(1).max(100) }),
  result: z.object({
    /** The most recent failure per quote. */
    items: z.array(z.object({ quoteId: id, failedAt: instant, detail: z.string().nullable() })),
  }),
  // Short, so that the Today page renders without failed emails rather than late.
  deadlineMs: 1_000,
});
