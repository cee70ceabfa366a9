import { TODAY_KINDS } from '@quillcare/rules';
import { z } from 'zod';
import { setOf } from '../core/list-filters';
import { query } from '../core/operation';
import { currency, id, instant, isoDate, version } from '../core/primitives';

export const todayKind = z.enum(TODAY_KINDS);

/**
 * Why now, where a kind has more than one reason. LEAD: nobody has reached them, or a follow-up is due. CALLBACK: a quote was sent,
 * its acceptance withdrawn, or a colleague promised a call. MAIL_FAILED: the quote itself, or other news about it. CASE: no day is preferred, the preferred day
 * is near, or it has passed.
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
  /** Of the record that the next step is about: the lead, the callback, the surgery case, or else the quote. */
  id,
  version,
  who: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The procedure, what somebody asked, why a discount was asked for, or what the mail server said. */
  about: z.string().nullable(),
  /** Whose lead or call it is, or who asked for the approval. */
  byName: z.string().nullable(),
  quoteId: id.nullable(),
  quoteNumber: z.string().nullable(),
  clientId: id.nullable(),
  leadId: id.nullable(),
  /** Whose call it is; null for the team's, and for whatever is everybody's. */
  whose: z.enum(['MINE', 'OTHERS']).nullable(),
  /** The day by which it should be done, in the practice's zone, and how many days that was ago. */
  dueOn: isoDate,
  daysLate: z.number().int(),
  /** When it began: when the patient asked, opened the quote or accepted it, or the lead came in. */
  since: instant.nullable(),
  amountMinor: z.number().int().nullable(),
  currency: currency.nullable(),
  urgency: z.enum(['HIGH', 'NORMAL', 'LOW']),
  /** How often somebody has called already. */
  attempts: z.number().int(),
  /** What else is to be done about the same quote. */
  also: z.array(todayKind),
});
export type TodayItem = z.infer<typeof todayItem>;

/** Most rows of the answer; the lists have the rest. */
export const TODAY_ROWS = 100;
/** Most rows of one kind. */
export const TODAY_ROWS_PER_KIND = 50;

export const getToday = query({
  name: 'quoting.getToday',
  summary: 'What the caller should do now, in order: what matters most and is latest first',
  http: { method: 'GET', path: '/today' },
  // Each kind asks for its own right: everybody gets what their work needs.
  permission: 'signed-in',
  query: z.strictObject({ kind: setOf(todayKind).schema }),
  result: z.object({
    /** One for each quote, lead and case; with `kind`, only those. */
    items: z.array(todayItem),
    /** Of each kind that the caller may see, whatever `kind` says. */
    counts: z.array(z.object({ kind: todayKind, count: z.number().int() })),
    /** Whose part is missing, because they did not answer in time. */
    missing: z.array(z.enum(['callbacks', 'crm', 'notifications'])),
  }),
  provides: ['Quote', 'Callback', 'Lead', 'SurgeryCase'],
});
export type Today = z.infer<(typeof getToday)['result']>;
