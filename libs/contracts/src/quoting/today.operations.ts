import { TODAY_KINDS } from '@quillcare/rules';
import { z } from 'zod';
import { setOf } from '../core/list-filters';
import { query } from '../core/operation';
import { currency, id, instant, isoDate, version } from '../core/primitives';

export const todayKind = z.enum(TODAY_KINDS);

/**
 * Why it needs attention now, for kinds with more than one reason. LEAD: not reached yet, or a follow-up is due. CALLBACK: a
 * quote was sent, its acceptance was withdrawn, or a colleague promised a call. MAIL_FAILED: the quote's own email, or another
 * one about it. CASE: there is no preferred date, or the preferred or booked date is near or has passed without confirmation.
 */
export const todayReason = z.enum([
  'NOT_REACHED',
  'FOLLOW_UP',
  'QUOTE_SENT',
  'ACCEPTANCE_WITHDRAWN',
  'STAFF',
  'QUOTE_EMAIL',
  'OTHER_EMAIL',
  'NO_DATE',
  'DATE_NEAR',
  'DATE_PASSED',
  'BOOKED_NEAR',
  'BOOKED_PASSED',
]);
export type TodayReason = z.infer<typeof todayReason>;

export const todayItem = z.object({
  kind: todayKind,
  reason: todayReason.nullable(),
  /** Id of the record that the next step concerns: the lead, the callback, the surgery case, or else the quote. */
  id,
  version,
  who: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The procedure, a question, the reason for a discount request, or the mail server's message. */
  about: z.string().nullable(),
  /** The owner of the lead or callback, or the person who requested the approval. */
  byName: z.string().nullable(),
  quoteId: id.nullable(),
  quoteNumber: z.string().nullable(),
  clientId: id.nullable(),
  leadId: id.nullable(),
  /** Who the callback is assigned to. Null for the team's queue, and for items that are not assigned. */
  whose: z.enum(['MINE', 'OTHERS']).nullable(),
  /** The day by which it should be done, in the practice's time zone, and by how many days it is overdue. */
  dueOn: isoDate,
  daysLate: z.number().int(),
  /** When it started: the patient asked, opened the quote or accepted it, or the lead came in. */
  since: instant.nullable(),
  amountMinor: z.number().int().nullable(),
  currency: currency.nullable(),
  urgency: z.enum(['HIGH', 'NORMAL', 'LOW']),
  /** Number of call attempts so far. */
  attempts: z.number().int(),
  /** Other kinds of work to do for the same quote. */
  also: z.array(todayKind),
});
export type TodayItem = z.infer<typeof todayItem>;

/** Maximum number of rows in total; the lists show the rest. */
export const TODAY_ROWS = 100;
export const TODAY_ROWS_PER_KIND = 50;

export const getToday = query({
  name: 'quoting.getToday',
  summary: 'Get your tasks for today, the most important and overdue first',
  http: { method: 'GET', path: '/today' },
  // Each kind requires its own right, so that everybody gets what their work needs.
  permission: 'signed-in',
  query: z.strictObject({ kind: setOf(todayKind).schema }),
  result: z.object({
    /** One per quote, lead or case. Limited to `kind` if given. */
    items: z.array(todayItem),
    /** For every kind that the caller may see, regardless of `kind`. */
    counts: z.array(z.object({ kind: todayKind, count: z.number().int() })),
    /** Services whose part is missing because they did not respond in time. */
    missing: z.array(z.enum(['callbacks', 'crm', 'notifications'])),
  }),
  provides: ['Quote', 'Callback', 'Lead', 'SurgeryCase'],
});
export type Today = z.infer<(typeof getToday)['result']>;
