import { z } from 'zod';
import { PREVIEW_DEADLINE_MS } from '../core/merged-clients';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { MOST_MAILED_QUOTES } from '../quoting/client-quotes.operations';

/** Counts the emails that move with their quotes when clients are merged. */
export const countQuoteMails = query({
  name: 'notifications.countQuoteMails',
  summary: 'Count the emails about quotes',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, quoteIds: z.array(id).max(MOST_MAILED_QUOTES) }),
  result: z.object({ mails: z.number().int() }),
  deadlineMs: PREVIEW_DEADLINE_MS,
});
