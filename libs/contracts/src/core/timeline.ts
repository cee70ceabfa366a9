import { z } from 'zod';
import { currency, id, instant, isoDate } from './primitives';

/** What people filter a client's timeline by. */
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

/** What happened. The beginning is the kind of thing that it happened to. */
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

/** The page where the thing itself is. */
export const timelineSubject = z.object({
  type: z.enum(['QUOTE', 'SURGERY_CASE', 'LEAD']),
  id,
  label: z.string(),
});

/** Further facts of an entry; which ones depends on what happened. */
export const timelineFacts = z
  .object({
    revision: z.number().int(),
    totalMinor: z.number().int(),
    currency,
    basisPoints: z.number().int(),
    /** How often: opened, attempted. */
    count: z.number().int(),
    /** The status that a lead was moved to. */
    status: z.string(),
    /** Names of fields that were changed; values are in the audit. */
    fields: z.array(z.string()),
    dueDate: isoDate,
    /** Why a call is no longer to be made. */
    closedReason: z.string(),
    mail: z.string(),
    mailState: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
    noteType: z.string(),
    /** When the surgery is, and when it was to be before. */
    startsAt: instant,
    previousStartsAt: instant,
    /** How somebody tried to reach a lead, and what came of it. */
    channel: z.string(),
    outcome: z.string(),
    /** A CSV import did it. */
    isImport: z.boolean(),
  })
  .partial();

/** An instant with microseconds, always of the same length: as texts they are in the order of time. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

/** A place in the order of a timeline, which is newest first: by the moment, then by the key. */
export const timelinePosition = z.object({
  at: moment,
  /** `<prefix>:<uuid>`, unique in a timeline. */
  key: z.string().regex(/^[a-z-]+:[0-9a-f-]{36}$/),
});

const entry = timelinePosition.extend({
  kind: timelineKind,
  act: timelineAct,
  subject: timelineSubject.nullable(),
  /** What was said: a reason, a question, a note. */
  text: z.string().nullable(),
  facts: timelineFacts,
});

/** An entry as a service tells it: who did it by id, or by a name where that was kept. */
export const sourceEntry = entry.extend({ byId: id.nullable(), byName: z.string().nullable() });

/** An entry as people see it. */
export const timelineEntry = entry.extend({ who: z.string().nullable() });

/** What a source is asked: its entries before a position, the newest first, at most so many. */
export const timelineQuestion = z.strictObject({
  organisationId: id,
  kinds: z.array(timelineKind).min(1).max(timelineKind.options.length),
  before: timelinePosition.nullable(),
  limit: z.number().int().min(1).max(101),
});

export const timelineAnswer = z.object({ items: z.array(sourceEntry) });

/** Sources answer quickly or are left out. */
export const TIMELINE_DEADLINE_MS = 2_000;

export type TimelineKind = z.infer<typeof timelineKind>;
export type TimelineAct = z.infer<typeof timelineAct>;
export type TimelinePosition = z.infer<typeof timelinePosition>;
export type TimelineSubject = z.infer<typeof timelineSubject>;
export type TimelineFacts = z.infer<typeof timelineFacts>;
export type SourceEntry = z.infer<typeof sourceEntry>;
export type TimelineEntry = z.infer<typeof timelineEntry>;

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The rows of one table that come after a position: those with `(at, id) < (bound.at, bound.id)`, if their keys are
 * `<prefix>:<id>`. So an index on (…, at, id) finds them, whatever other tables have at the same moment.
 */
export function boundOf(before: TimelinePosition | null, prefix: string): { at: string; id: string } {
  if (!before) return { at: 'infinity', id: HIGHEST };
  const [other = '', id = LOWEST] = before.key.split(':');
  if (other === prefix) return { at: before.at, id };
  return { at: before.at, id: `${prefix}:` < `${other}:` ? HIGHEST : LOWEST };
}
