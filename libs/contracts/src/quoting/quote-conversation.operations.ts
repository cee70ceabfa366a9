import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams, instant, text } from '../core/primitives';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

/** A message of the conversation about a quote. A TELEPHONE answer is a note of what was said. */
export const quoteMessage = z.object({
  id,
  from: z.enum(['PATIENT', 'PRACTICE']),
  channel: z.enum(['PAGE', 'TELEPHONE']),
  text: z.string(),
  sentAt: instant,
  /** The staff member who wrote it. Null for the patient. */
  byName: z.string().nullable(),
  /** When the other side first saw it. */
  readAt: instant.nullable(),
});
export type QuoteMessage = z.infer<typeof quoteMessage>;

export const listQuoteMessages = query({
  name: 'quoting.listQuoteMessages',
  summary: 'List the messages about a quote, oldest first',
  http: { method: 'GET', path: '/quotes/:id/messages' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({
    items: z.array(quoteMessage),
    unread: z.number().int(),
    /** Deadline for answering the oldest open question, by the practice's target. Null if there is none. */
    answerBy: instant.nullable(),
    /** Whether the practice can still answer here. */
    isOpen: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

export const answerQuoteQuestion = command({
  name: 'quoting.answerQuoteQuestion',
  summary: "Answer a patient's question, or record that it was answered by phone",
  http: { method: 'POST', path: '/quotes/:id/answers' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  confirmedEmail: true,
  params: idParams,
  body: z.strictObject({ text: text(2_000), channel: z.enum(['PAGE', 'TELEPHONE']).default('PAGE') }),
  result: quoteMessage,
  errors: ['NOT_FOUND', 'QUOTE_NOT_ANSWERABLE', 'RECIPIENT_MISSING'],
  invalidates: ['Quote', 'Callback'],
});

export const markQuoteMessagesRead = command({
  name: 'quoting.markQuoteMessagesRead',
  summary: "Mark the patient's messages as read",
  http: { method: 'POST', path: '/quotes/:id/messages/read', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  whileReadOnly: true,
  params: idParams,
  result: z.object({ unread: z.literal(0) }),
  errors: ['NOT_FOUND'],
  invalidates: ['Quote'],
});

/** For the patient. Questions and replies are sent with `respondToQuote` and the response `query`. */
export const listPatientMessages = query({
  name: 'quoting.listPatientMessages',
  summary: 'List the messages about a quote, for its patient',
  http: { method: 'GET', path: '/public/quotes/:token/messages' },
  permission: 'patient',
  params: tokenParams,
  result: z.object({
    items: z.array(quoteMessage),
    unread: z.number().int(),
    answerTargetHours: z.number().int().nullable(),
  }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 120, windowSeconds: 60 },
  provides: ['Quote'],
});

export const markPatientMessagesRead = command({
  name: 'quoting.markPatientMessagesRead',
  summary: "Mark the practice's answers as read, as the patient",
  http: { method: 'POST', path: '/public/quotes/:token/messages/read', status: 200 },
  permission: 'patient',
  params: tokenParams,
  result: z.object({ unread: z.literal(0) }),
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 120, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/** The practice answered. The patient is notified of a PAGE answer by email, without its content. */
export const QuoteQuestionAnswered = event({
  service: 'quoting',
  name: 'QuoteQuestionAnswered',
  data: z.object({
    quoteId: id,
    quoteNumber: z.string(),
    revision: z.number().int(),
    messageId: id,
    channel: z.enum(['PAGE', 'TELEPHONE']),
  }),
  live: { needs: 'QUOTES', tags: (data) => [{ type: 'Quote', id: data.quoteId }] },
});

/** A question has waited longer than the practice's target. Published once per question. */
export const QuoteAnswerOverdue = event({
  service: 'quoting',
  name: 'QuoteAnswerOverdue',
  data: z.object({
    quoteId: id,
    quoteNumber: z.string(),
    revision: z.number().int(),
    questionSince: instant,
  }),
});

/** Notifies practices of questions that have waited too long. */
export const tellOverdueAnswers = job({
  service: 'quoting',
  name: 'tellOverdueAnswers',
  data: z.object({}),
  everyMs: 60_000,
  attempts: 1,
});
