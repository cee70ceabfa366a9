import { z } from 'zod';
import { query } from '../core/operation';
import { id, idParams, instant, isoDate } from '../core/primitives';
import { caseReadiness, checklistState } from './case-checklist.operations';
import { evidenceDocument } from './case-pathway.schemas';
import { surgeryCaseStatus } from './quote.status';

/** MET: satisfied. OPEN: missing. WRONG: present but not valid. WAITS: only a waiting period remains. NOTED: for information. */
export const bookingCheckState = z.enum(['MET', 'OPEN', 'WRONG', 'WAITS', 'NOTED']);
export type BookingCheckState = z.infer<typeof bookingCheckState>;

/** One condition, with the evidence for it. */
export const bookingCheckLine = z.object({
  title: z.string(),
  state: bookingCheckState,
  /** Facts and problems, one sentence each. */
  texts: z.array(z.string()),
  /** The day it happened. Null if it has not. */
  on: isoDate.nullable(),
  document: evidenceDocument,
});
export type BookingCheckLine = z.infer<typeof bookingCheckLine>;

/** A legal rule, with its source. */
export const bookingRule = z.object({
  text: z.string(),
  source: z.string(),
  dated: z.string(),
  checkedOn: isoDate,
});

/** Whether a case may be booked today, and why. Serves the practice as proof. */
export const bookingCheck = z.object({
  caseId: id,
  quoteNumber: z.string(),
  patientName: z.string(),
  dateOfBirth: isoDate.nullable(),
  procedures: z.array(z.string()),
  doctorName: z.string().nullable(),
  hospitalName: z.string().nullable(),
  startsAt: instant.nullable(),
  status: surgeryCaseStatus,
  judgedAt: instant,
  /** EXCEPTION: only because of a medical exception. OVER: there is nothing left to book. */
  answer: z.enum(['YES', 'EXCEPTION', 'NO', 'OVER']),
  /** The reasons for the answer, one sentence each. */
  reasons: z.array(z.string()),
  /** First day on which it may be booked. Null while that is undetermined, or if there is no waiting period. */
  earliestOn: isoDate.nullable(),
  /** True if it has a date that is not allowed. */
  isTooEarly: z.boolean(),
  acceptance: z.array(bookingCheckLine),
  /** Empty for procedures without a cosmetic pathway. */
  pathway: z.array(bookingCheckLine),
  deposit: z.array(bookingCheckLine),
  readiness: caseReadiness,
  items: z.array(z.object({ id, title: z.string(), state: checklistState, dueOn: isoDate.nullable() })),
  /** The rules that apply to this patient's pathway. */
  rules: z.array(bookingRule),
});
export type BookingCheck = z.infer<typeof bookingCheck>;

export const getBookingCheck = query({
  name: 'quoting.getBookingCheck',
  summary: 'Get whether a surgery case may be booked today, and why',
  http: { method: 'GET', path: '/surgery-cases/:id/booking-check' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: bookingCheck,
  errors: ['NOT_FOUND'],
  provides: ['SurgeryCase', 'CaseDocument'],
});
