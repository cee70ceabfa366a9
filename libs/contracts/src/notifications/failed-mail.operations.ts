import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';

/** For Today. That the quote's own email failed is known to the quote. */
export const listFailedMails = query({
  name: 'notifications.listFailedMails',
  summary:
    'Emails to patients about a quote, beside the quote itself, that failed and were followed by no other, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: instant, limit: z.number().int().min(1).max(100) }),
  result: z.object({
    /** The newest for each quote. */
    items: z.array(z.object({ quoteId: id, failedAt: instant, detail: z.string().nullable() })),
  }),
  // The first page of the day is shown without them rather than late.
  deadlineMs: 1_000,
});
