import { z } from 'zod';
import { currency, id, instant, isoDate } from './primitives';

/** The kinds that a client's timeline can be filtered by. */
export const timelineKind = z.enum([
  'NOTE',
  'LEAD',
  'QUOTE',
  'CONVERSATION',
  'CALL',
  'EMAIL',
  'CASE',
  'RECORD',
  'VIEW',
]);

/** What happened. The prefix is the kind of record it happened to. */
export const timelineAct = z.enum([
  'NOTE_WRITTEN',
  'LEAD_CREATED',
  'LEAD_CHANGED',
  'LEAD_MOVED',
  'LEAD_CONTACTED',
  'LEAD_DELETED',
  'LEAD_RESTORED',
  'QUOTE_CREATED',
  'QUOTE_SENT',
  'QUOTE_OPENED',
  'QUOTE_ACCEPTED',
  'QUOTE_DECLINED',
  'QUOTE_EXPIRED',
  'QUOTE_WITHDRAWN',
  'QUOTE_REPLACED',
  'ACCEPTANCE_WITHDRAWN',
  'DISCOUNT_REQUESTED',
  'DISCOUNT_APPROVED',
  'DISCOUNT_DECLINED',
  'QUESTION_ASKED',
  'QUESTION_ANSWERED',
  'CALL_PLANNED',
  'CALL_ATTEMPTED',
  'CALL_MADE',
  'CALL_CLOSED',
  'EMAIL_SENT',
  'CASE_OPENED',
  'CASE_CONTINUED',
  'CASE_SCHEDULED',
  'CASE_BOOKED',
  'CASE_CONFIRMED',
  'CASE_RESCHEDULED',
  'CASE_STARTED',
  'CASE_COMPLETED',
  'CASE_FOLLOWED_UP',
  'CASE_CANCELLED',
  'CASE_GATE_RECORDED',
  'CASE_GATE_REMOVED',
  'CASE_EXCEPTION_RECORDED',
  'CASE_DEPOSIT_RECORDED',
  'CLIENT_CREATED',
  'CLIENT_IMPORTED',
  'CLIENT_CHANGED',
  'CLIENT_DELETED',
  'CLIENT_RESTORED',
  'CLIENT_MERGED',
  'CLIENT_VIEWED',
]);

export const timelineSubject = z.object({
  type: z.enum(['QUOTE', 'SURGERY_CASE', 'LEAD']),
  id,
  label: z.string(),
});

/** Additional facts of an entry. Which ones are present depends on what happened. */
export const timelineFacts = z
  .object({
    revision: z.number().int(),
    totalMinor: z.number().int(),
    currency,
    basisPoints: z.number().int(),
    /** How many times it was opened or attempted. */
    count: z.number().int(),
    status: z.string(),
    /** Names of the changed fields. The values are in the audit. */
    fields: z.array(z.string()),
    dueDate: isoDate,
    /** Why a callback is no longer needed. */
    closedReason: z.string(),
    mail: z.string(),
    mailState: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
    noteType: z.string(),
    /** When the surgery is now scheduled, and when it was before. */
    startsAt: instant,
    previousStartsAt: instant,
    /** The channel of an attempt to contact a lead, and its outcome. */
    channel: z.string(),
    outcome: z.string(),
    /** True if it was done by a CSV import. */
    isImport: z.boolean(),
  })
  .partial();

/** An instant with microseconds in UTC and of fixed length, so that it sorts chronologically as a string. */
export const timelineInstant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

/** A position in a timeline, which is ordered newest first: by the moment, then by the key. */
export const timelinePosition = z.object({
  at: timelineInstant,
  /** `<prefix>:<uuid>`, unique in a timeline. */
  key: z.string().regex(/^[a-z-]+:[0-9a-f-]{36}$/),
});

const timelineEntryFields = timelinePosition.extend({
  kind: timelineKind,
  act: timelineAct,
  subject: timelineSubject.nullable(),
  /** Text that belongs to it: a reason, a question or a note. Null if none. */
  text: z.string().nullable(),
  facts: timelineFacts,
});

/** An entry as a service returns it: with the author's id, or with a name if one was stored. */
export const sourceEntry = timelineEntryFields.extend({ byId: id.nullable(), byName: z.string().nullable() });

/** An entry as clients of the API see it. */
export const timelineEntry = timelineEntryFields.extend({ who: z.string().nullable() });

/** Request to a timeline source: at most `limit` entries before a position, newest first. */
export const timelineRequest = z.strictObject({
  organisationId: id,
  kinds: z.array(timelineKind).min(1).max(timelineKind.options.length),
  before: timelinePosition.nullable(),
  limit: z.number().int().min(1).max(101),
});

export const timelineResponse = z.object({ items: z.array(sourceEntry) });

/** How long a source may take, in milliseconds. A slower one is left out. */
export const TIMELINE_DEADLINE_MS = 2_000;

export type TimelineKind = z.infer<typeof timelineKind>;
export type TimelineAct = z.infer<typeof timelineAct>;
export type TimelinePosition = z.infer<typeof timelinePosition>;
export type TimelineSubject = z.infer<typeof timelineSubject>;
export type TimelineFacts = z.infer<typeof timelineFacts>;
export type SourceEntry = z.infer<typeof sourceEntry>;
export type TimelineEntry = z.infer<typeof timelineEntry>;

const MIN_UUID = '00000000-0000-0000-0000-000000000000';
const MAX_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns the bound for one table's rows after a position: those with `(at, id) < (bound.at, bound.id)`, provided that their keys
 * are `<prefix>:<id>`. An index on (…, at, id) can serve this, whatever other tables have at the same moment.
 */
export function toTimelineBound(before: TimelinePosition | null, prefix: string): { at: string; id: string } {
  if (!before) return { at: 'infinity', id: MAX_UUID };
  const [other = '', id = MIN_UUID] = before.key.split(':');
  if (other === prefix) return { at: before.at, id };
  return { at: before.at, id: `${prefix}:` < `${other}:` ? MAX_UUID : MIN_UUID };
}
