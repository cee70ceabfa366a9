import { z } from 'zod';
import { event } from '../core/event';
import { field } from '../core/field';
import { job } from '../core/job';
import { command, query, type ResultOf } from '../core/operation';
import { id, idParams, instant } from '../core/primitives';
import { settings } from '../core/settings';
import { practiceCard, tokenParams } from './patient.operations';

/** Why a patient is reminded: the quote is about to expire, or the patient has been silent for some days. */
export const reminderKind = z.enum(['BEFORE_EXPIRY', 'SILENCE']);
export type ReminderKind = z.infer<typeof reminderKind>;

const MAX_REMINDERS = 4;
const DAYS_BEFORE_MESSAGE = 'Please enter days from 1 to 60';
const SILENCE_DAYS_MESSAGE = 'Please enter a number of days from 3 to 60';

/** Unique numbers of days before the last valid day, in the order in which the reminders are sent. */
const daysBeforeExpiry = z
  .array(
    z
      .number(DAYS_BEFORE_MESSAGE)
      .int(DAYS_BEFORE_MESSAGE)
      .min(1, DAYS_BEFORE_MESSAGE)
      .max(60, DAYS_BEFORE_MESSAGE),
  )
  .max(MAX_REMINDERS, `Please enter at most ${MAX_REMINDERS} reminders`)
  .refine((days) => new Set(days).size === days.length, 'Please enter each day once');

const silenceDays = z
  .number(SILENCE_DAYS_MESSAGE)
  .int(SILENCE_DAYS_MESSAGE)
  .min(3, SILENCE_DAYS_MESSAGE)
  .max(60, SILENCE_DAYS_MESSAGE);

export const reminderSettings = settings({
  service: 'quoting',
  name: 'ReminderSettings',
  audit: 'REMINDER_SETTINGS',
  fields: {
    isEnabled: field.same(z.boolean()),
    daysBeforeExpiry: field.of(daysBeforeExpiry, z.array(z.number().int())),
    /** Days without a response, a question or a visit to the page. Null for no such reminder. */
    silenceDays: field.of(silenceDays.nullable(), z.number().int().nullable()),
  },
  get: {
    summary: 'Get how the practice reminds patients of open quotes',
    permission: { resource: 'QUOTES', action: 'READ' },
  },
  update: { summary: 'Update how the practice reminds patients of open quotes', invalidates: ['Quote'] },
  live: { needs: 'QUOTES' },
});
export const {
  get: getReminderSettings,
  update: updateReminderSettings,
  changed: ReminderSettingsChanged,
} = reminderSettings;
export type ReminderSettings = ResultOf<typeof getReminderSettings>;

/**
 * Why a planned reminder was not sent. EXPIRED: also if the surgery has begun whose quote this one would change. SWITCHED_OFF: by
 * the practice's settings. UNREACHABLE: there is no address, or the quote's email could not be delivered. RECENT: another reminder
 * had just been sent. NO_CONSENT: the patient does not want emails.
 */
export const reminderReason = z.enum([
  'ANSWERED',
  'ASKED',
  'EXPIRED',
  'WITHDRAWN',
  'REPLACED',
  'STOPPED',
  'LINK_LOCKED',
  'SWITCHED_OFF',
  'UNREACHABLE',
  'RECENT',
  'VIEWED',
  'NO_CONSENT',
]);
export type ReminderReason = z.infer<typeof reminderReason>;

export const patientReminder = z.object({
  id,
  kind: reminderKind,
  /** Days before the last valid day, or days of silence. */
  days: z.number().int(),
  state: z.enum(['PLANNED', 'SENT', 'LEFT_OUT']),
  dueAt: instant,
  /** When it was sent, or found to be unnecessary. */
  settledAt: instant.nullable(),
  reason: reminderReason.nullable(),
});
export type PatientReminder = z.infer<typeof patientReminder>;

export const listQuoteReminders = query({
  name: 'quoting.listQuoteReminders',
  summary: "List a quote's reminders: planned, sent and skipped",
  http: { method: 'GET', path: '/quotes/:id/reminders' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({
    items: z.array(patientReminder),
    /** When and by whom reminders were stopped. Null if they were not. */
    stopped: z.object({ at: instant, by: z.enum(['PATIENT', 'PRACTICE']) }).nullable(),
    /** The practice's setting. If false, nothing is sent. */
    isEnabled: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  provides: ['Quote', 'ReminderSettings'],
});

export const stopQuoteReminders = command({
  name: 'quoting.stopQuoteReminders',
  summary: 'Stop all reminders of this quote, across its versions',
  http: { method: 'POST', path: '/quotes/:id/reminders/stop', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  whileReadOnly: true,
  params: idParams,
  result: z.object({ stopped: z.literal(true) }),
  errors: ['NOT_FOUND'],
  invalidates: ['Quote'],
});

/** Resumes reminders stopped by staff. Those stopped by the patient stay stopped. */
export const resumeQuoteReminders = command({
  name: 'quoting.resumeQuoteReminders',
  summary: 'Resume reminders of this quote after staff stopped them',
  http: { method: 'POST', path: '/quotes/:id/reminders/resume', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  result: z.object({ stopped: z.literal(false) }),
  errors: ['NOT_FOUND', 'REMINDERS_STOPPED_BY_PATIENT'],
  invalidates: ['Quote'],
});

/** Opened by the link in a reminder. It changes nothing, because mail scanners follow links too. */
export const openReminderStop = query({
  name: 'quoting.openReminderStop',
  summary: 'Get what an unsubscribe link for reminders refers to',
  http: { method: 'GET', path: '/public/reminders/:token' },
  permission: 'public',
  params: tokenParams,
  result: z.object({
    practice: practiceCard.omit({ logo: true }),
    quoteNumber: z.string(),
    isStopped: z.boolean(),
  }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN'],
  rateLimit: { max: 60, windowSeconds: 60 },
});

/** Always succeeds for the holder of the link, even if the quote is closed or reminders were stopped before. */
export const stopReminders = command({
  name: 'quoting.stopReminders',
  summary: 'Stop the reminders of a quote, as the patient',
  // Mail clients post a form here when the user presses "Unsubscribe" (RFC 8058).
  http: { method: 'POST', path: '/public/reminders/:token/stop', status: 200, acceptsForms: true },
  permission: 'public',
  params: tokenParams,
  result: z.object({ isStopped: z.literal(true) }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN'],
  rateLimit: { max: 60, windowSeconds: 60 },
});

const reminderEventData = z.object({ quoteId: id, quoteNumber: z.string(), revision: z.number().int() });
const live = {
  needs: 'QUOTES' as const,
  tags: (data: { quoteId: string }) => [{ type: 'Quote' as const, id: data.quoteId }],
};

export const QuoteReminderSent = event({
  service: 'quoting',
  name: 'QuoteReminderSent',
  data: reminderEventData.extend({ reminderId: id, kind: reminderKind, days: z.number().int() }),
  live,
});
export const QuoteRemindersStopped = event({
  service: 'quoting',
  name: 'QuoteRemindersStopped',
  data: reminderEventData.extend({ by: z.enum(['PATIENT', 'PRACTICE']) }),
  live,
});
export const QuoteRemindersResumed = event({
  service: 'quoting',
  name: 'QuoteRemindersResumed',
  data: reminderEventData,
  live,
});
export const remindPatients = job({
  service: 'quoting',
  name: 'remindPatients',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});

/** Lets the mailer check, just before sending, whether the reminder is still appropriate, and if not, why. */
export const checkReminder = query({
  name: 'quoting.checkReminder',
  summary: 'Check whether a reminder may still be sent',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, reminderId: id }),
  result: z.object({ reason: reminderReason.nullable() }),
});
