import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, idParams, instant, localTime, optionalText, text, version } from '../core/primitives';
import { checklistKind } from './case-checklist.operations';
import { surgeryCaseStatus } from './quote.status';
import { surgeryCase } from './surgery-case.operations';

/** The shortest and the longest surgery in minutes. */
export const CASE_MINUTES = { least: 5, most: 1_440 } as const;

/** Who, where and how long; what is left out stays. */
const resources = {
  durationMinutes: z
    .number()
    .int()
    .min(CASE_MINUTES.least, 'Please enter a number of minutes from 5 to 1,440')
    .max(CASE_MINUTES.most, 'Please enter a number of minutes from 5 to 1,440')
    .optional(),
  hospitalId: id.nullable().optional(),
  theatre: text(60).nullable().optional(),
  siteId: id.nullable().optional(),
  doctorId: id.optional(),
  assistantId: id.nullable().optional(),
  anaesthetistId: id.nullable().optional(),
  /** Books although somebody or the theatre is booked then; only where the practice's setting is to warn. */
  allowClash: z.boolean().default(false),
};

/** Books although the day is a public holiday where the surgery is, or a Saturday or Sunday. */
const allowDayOff = z.boolean().default(false);

const reason = text(500);

/** A step towards or through the surgery while items of the checklist are open is taken only by somebody who knows it. */
const knowingly = {
  note: optionalText(500),
  openItemsAcknowledged: z.boolean().default(false),
  /** Why it goes ahead although the consent is not signed; kept in the history and the audit. */
  consentReason: optionalText(500),
};

const onCase = {
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  result: surgeryCase,
  invalidates: ['SurgeryCase'],
} as const;
const stepErrors = ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'] as const;
const bookingErrors = [
  ...stepErrors,
  'CASE_CLASH',
  'CASE_DOCTOR_LEFT',
  'CASE_PATHWAY_OPEN',
  'CASE_DISPUTED',
  'CASE_REPRESENTATIVE_NEEDED',
] as const;
const at = (step: string) => ({ method: 'POST', path: `/surgery-cases/:id/${step}`, status: 200 }) as const;

export const scheduleSurgeryCase = command({
  ...onCase,
  name: 'quoting.scheduleSurgeryCase',
  summary: 'Give a surgery case its date, time, place and people',
  http: at('schedule'),
  body: z.strictObject({
    version,
    /** In the practice's time zone. */
    startsAt: localTime,
    allowDayOff,
    ...resources,
  }),
  errors: [...bookingErrors, 'CASE_DAY_OFF'],
});

export const rescheduleSurgeryCase = command({
  ...onCase,
  name: 'quoting.rescheduleSurgeryCase',
  summary: 'Move a surgery case to another date, or take its date away until there is a new one',
  http: at('reschedule'),
  body: z.strictObject({
    version,
    reason,
    /** In the practice's time zone; null while the new date is to be found. */
    startsAt: localTime.nullable(),
    allowDayOff,
    ...resources,
  }),
  errors: [...bookingErrors, 'CASE_DAY_OFF'],
});

export const bookSurgeryCase = command({
  ...onCase,
  name: 'quoting.bookSurgeryCase',
  summary: 'Change who, where and how long a surgery is, not when',
  http: { method: 'PATCH', path: '/surgery-cases/:id/booking' },
  body: z.strictObject({ version, ...resources }),
  errors: [...bookingErrors],
});

export const confirmSurgeryCase = command({
  ...onCase,
  name: 'quoting.confirmSurgeryCase',
  summary: 'Confirm the date of a surgery case',
  http: at('confirm'),
  body: z.strictObject({ version, ...knowingly }),
  errors: [...bookingErrors, 'CASE_ITEMS_OPEN'],
});

export const startSurgeryCase = command({
  ...onCase,
  name: 'quoting.startSurgeryCase',
  summary: 'Record that the surgery has begun',
  http: at('start'),
  body: z.strictObject({ version, ...knowingly }),
  errors: [...stepErrors, 'CASE_ITEMS_OPEN'],
});

export const completeSurgeryCase = command({
  ...onCase,
  name: 'quoting.completeSurgeryCase',
  summary: 'Record that the surgery is over',
  http: at('complete'),
  body: z.strictObject({ version, ...knowingly }),
  errors: [...stepErrors, 'CASE_ITEMS_OPEN'],
});

export const followUpSurgeryCase = command({
  ...onCase,
  name: 'quoting.followUpSurgeryCase',
  summary: 'Begin the follow-up after the surgery',
  http: at('post-op'),
  body: z.strictObject({ version, note: optionalText(500) }),
  errors: [...stepErrors],
});

export const cancelSurgeryCase = command({
  ...onCase,
  name: 'quoting.cancelSurgeryCase',
  summary: 'Cancel a surgery case before the surgery begins',
  http: at('cancel'),
  body: z.strictObject({ version, reason }),
  errors: [...stepErrors],
});

export const caseEventKind = z.enum([
  'OPENED',
  'CONTINUED',
  'SCHEDULED',
  'BOOKED',
  'CONFIRMED',
  'RESCHEDULED',
  'STARTED',
  'COMPLETED',
  'FOLLOWED_UP',
  'CANCELLED',
  'GATE_RECORDED',
  'GATE_REMOVED',
  'EXCEPTION_RECORDED',
  'EXCEPTION_REVOKED',
  'DEPOSIT_RECORDED',
  'DISPUTED',
  'DISPUTE_SETTLED',
]);

/** What a refused step says is open on the checklist of its case. */
export const openCaseItem = z.object({ id, title: z.string(), kind: checklistKind, isOverdue: z.boolean() });
export type OpenCaseItem = z.infer<typeof openCaseItem>;

/** A booking that another one ran into: the case by its number, never whose it is. */
export const caseClash = z.object({
  /** Who or what is booked twice. */
  name: z.string(),
  caseId: id,
  quoteNumber: z.string(),
  startsAt: instant,
  durationMinutes: z.number().int(),
});

/** What happened to a case; kept for good. */
export const caseEvent = z.object({
  id,
  kind: caseEventKind,
  at: instant,
  /** Null where the patient did it. */
  byName: z.string().nullable(),
  fromStatus: surgeryCaseStatus.nullable(),
  toStatus: surgeryCaseStatus,
  fromStartsAt: instant.nullable(),
  toStartsAt: instant.nullable(),
  reason: z.string().nullable(),
  /** What it was about, in words: a gate, an amount, what changed of the booking. */
  detail: z.string().nullable(),
  /** Bookings that this one knowingly ran into. */
  clashes: z.array(caseClash),
});

export const listSurgeryCaseEvents = query({
  name: 'quoting.listSurgeryCaseEvents',
  summary: 'What happened to a surgery case, the newest first, at most 200',
  http: { method: 'GET', path: '/surgery-cases/:id/history' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(caseEvent) }),
  errors: ['NOT_FOUND'],
  provides: ['SurgeryCase'],
});

export type CaseEvent = z.infer<typeof caseEvent>;
export type CaseEventKind = z.infer<typeof caseEventKind>;
export type CaseClash = z.infer<typeof caseClash>;
