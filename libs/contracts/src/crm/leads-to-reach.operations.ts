import { z } from 'zod';
import { query } from '../core/operation';
import { id, isoDate } from '../core/primitives';
import { leadSummary } from './lead.schemas';

/** Lists leads to contact for the Today page. */
export const listLeadsToReach = query({
  name: 'crm.listLeadsToReach',
  summary: 'List leads nobody has reached yet and leads due for follow-up by a date',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, until: isoDate, limit: z.number().int().min(1).max(100) }),
  result: z.object({
    /** At most `limit` per reason, those waiting longest. */
    items: z.array(leadSummary.extend({ reason: z.enum(['NOT_REACHED', 'FOLLOW_UP']) })),
    count: z.number().int(),
  }),
  // Short, so that the Today page renders without leads rather than late.
  deadlineMs: 1_000,
});
