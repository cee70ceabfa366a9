import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, idParams, instant, localTime, optionalText, text, version } from '../core/primitives';
import { checklistKind } from './case-checklist.operations';
import { surgeryCaseStatus } from './quote.status';
import { surgeryCase } from './surgery-case.operations';

/** Minimum and maximum duration of a surgery in minutes. */
export const CASE_MINUTES_RANGE = { least: 5, most: 1_440 } as const;

/** People, place and duration. Omitted fields stay unchanged. */
const bookingFields = {
  durationMinutes: z
    .number()
    .int()
    .min(CASE_MINUTES_RANGE.least, 'Please enter a number of minutes from 5 to 1,440')
    .max(CASE_MINUTES_RANGE.most, 'Please enter a number of minutes from 5 to 1,440')
    .optional(),
  hospitalId: id.nullable().optional(),
  theatre: text(60).nullable().optional(),
  siteId: id.nullable().optional(),
  doctorId: id.optional(),
  assistantId: id.nullable().optional(),
  anaesthetistId: id.nullable().optional(),
  /** Books despite a clash with another booking of a person or the theatre. Only if the practice's setting is to warn. */
  allowClash: z.boolean().default(false),
};

/** Books even if the day is a weekend, or a public holiday at the place of the surgery. */
const allowDayOff = z.boolean().default(false);

const reason = text(500);

/** While checklist items are open, a step towards or through the surgery requires an acknowledgement. */
const openItemsAcknowledgement = {
  note: optionalText(500),
  openItemsAcknowledged: z.boolean().default(false),
  /** Why it goes ahead without a signed consent. Recorded in the history and the audit. */
  consentReason: optionalText(500),
};

const caseCommand = {
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
const caseRoute = (step: string) =>
  ({ method: 'POST', path: `/surgery-cases/:id/${step}`, status: 200 }) as const;

export const scheduleSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.scheduleSurgeryCase',
  summary: 'Schedule a surgery case: date, time, place and people',
  http: caseRoute('schedule'),
  body: z.strictObject({
    version,
    /** In the practice's time zone. */
    startsAt: localTime,
    allowDayOff,
    ...bookingFields,
  }),
  errors: [...bookingErrors, 'CASE_DAY_OFF'],
});

export const rescheduleSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.rescheduleSurgeryCase',
  summary: 'Move a surgery case to another date, or remove its date until a new one is set',
  http: caseRoute('reschedule'),
  body: z.strictObject({
    version,
    reason,
    /** In the practice's time zone. Null until a new date is found. */
    startsAt: localTime.nullable(),
    allowDayOff,
    ...bookingFields,
  }),
  errors: [...bookingErrors, 'CASE_DAY_OFF'],
});

export const bookSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.bookSurgeryCase',
  summary: "Change a surgery's people, place and duration, but not its date",
  http: { method: 'PATCH', path: '/surgery-cases/:id/booking' },
  body: z.strictObject({ version, ...bookingFields }),
  errors: [...bookingErrors],
});

export const confirmSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.confirmSurgeryCase',
  summary: 'Confirm the date of a surgery case',
  http: caseRoute('confirm'),
  body: z.strictObject({ version, ...openItemsAcknowledgement }),
  errors: [...bookingErrors, 'CASE_ITEMS_OPEN'],
});

export const startSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.startSurgeryCase',
  summary: 'Record that the surgery has started',
  http: caseRoute('start'),
  body: z.strictObject({ version, ...openItemsAcknowledgement }),
  errors: [...stepErrors, 'CASE_ITEMS_OPEN'],
});

export const completeSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.completeSurgeryCase',
  summary: 'Record that the surgery is complete',
  http: caseRoute('complete'),
  body: z.strictObject({ version, ...openItemsAcknowledgement }),
  errors: [...stepErrors, 'CASE_ITEMS_OPEN'],
});

export const followUpSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.followUpSurgeryCase',
  summary: 'Start the follow-up after surgery',
  http: caseRoute('post-op'),
  body: z.strictObject({ version, note: optionalText(500) }),
  errors: [...stepErrors],
});

export const cancelSurgeryCase = command({
  ...caseCommand,
  name: 'quoting.cancelSurgeryCase',
  summary:
    'Cancel a surgery case before the surgery starts, with changes of its quote that await the patient',
  http: caseRoute('cancel'),
  body: z.strictObject({ version, reason }),
  errors: [...stepErrors],
  invalidates: ['SurgeryCase', 'Quote', 'Callback'],
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

/** An open checklist item, as returned with a refused step. */
export const openCaseItem = z.object({ id, title: z.string(), kind: checklistKind, isOverdue: z.boolean() });
export type OpenCaseItem = z.infer<typeof openCaseItem>;

/** A booking that conflicts with another. The other case is identified by its number, never by the patient. */
export const caseClash = z.object({
  /** The person or theatre that is double-booked. */
  name: z.string(),
  caseId: id,
  quoteNumber: z.string(),
  startsAt: instant,
  durationMinutes: z.number().int(),
});

/** An entry in a case's history, which is kept permanently. */
export const caseEvent = z.object({
  id,
  kind: caseEventKind,
  at: instant,
  /** Null if the patient did it. */
  byName: z.string().nullable(),
  fromStatus: surgeryCaseStatus.nullable(),
  toStatus: surgeryCaseStatus,
  fromStartsAt: instant.nullable(),
  toStartsAt: instant.nullable(),
  reason: z.string().nullable(),
  /** Details in words: a step of the pathway, an amount, or what changed in the booking. */
  detail: z.string().nullable(),
  /** Clashes with other bookings that were knowingly accepted. */
  clashes: z.array(caseClash),
});

export const listSurgeryCaseEvents = query({
  name: 'quoting.listSurgeryCaseEvents',
  summary: 'List the latest 200 events of a surgery case, newest first',
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
