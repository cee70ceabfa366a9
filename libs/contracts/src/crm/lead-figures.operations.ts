import { z } from 'zod';
import { query } from '../core/operation';
import { id, isoDate, text } from '../core/primitives';
import { leadStatus } from './lead.status';

const byDay = z.object({ day: isoDate, count: z.number().int() });

export const countLeads = query({
  name: 'crm.countLeads',
  summary: 'Count new and converted leads by day since a date, and open leads',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, since: isoDate, timeZone: text(60) }),
  result: z.object({
    asked: z.array(byDay),
    converted: z.array(byDay),
    open: z.array(z.object({ status: leadStatus, count: z.number().int(), amountMinor: z.number().int() })),
  }),
  // Short, so that the dashboard renders without them rather than late.
  deadlineMs: 1_000,
});
