import { z } from 'zod';
import { id, instant, recordFields } from '../core/primitives';
import { statusMachine } from '../core/status-table';

export const callbackStatus = z.enum(['pending', 'attempted', 'completed', 'cancelled']);
export const callbackPriority = z.enum(['LOW', 'NORMAL', 'HIGH']);
/** Why somebody should call: a quote was sent, its acceptance was withdrawn, or a colleague asked for it. */
export const callbackCause = z.enum(['QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN', 'STAFF']);
/** The record that the call is about. */
export const callbackSubject = z.enum(['QUOTE', 'LEAD', 'CLIENT']);
/** What came of a call. */
export const callOutcome = z.enum(['NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER']);
export type CallbackCause = z.infer<typeof callbackCause>;
export type CallbackStatus = z.infer<typeof callbackStatus>;
export type CallbackPriority = z.infer<typeof callbackPriority>;
export type CallbackSubject = z.infer<typeof callbackSubject>;
export type CallOutcome = z.infer<typeof callOutcome>;

export const OPEN_CALLBACK: readonly CallbackStatus[] = ['pending', 'attempted'];

/**
 * A try keeps the callback open; completing or cancelling ends it. Staff can take back what they ended themselves, so that a
 * slip of the hand is no lost promise.
 */
export const callbackMachine = statusMachine<CallbackStatus>('callback', ['pending'], {
  pending: ['attempted', 'completed', 'cancelled'],
  attempted: ['completed', 'cancelled'],
  completed: ['pending', 'attempted'],
  cancelled: ['pending', 'attempted'],
});

export const callback = z.object({
  ...recordFields,
  subject: callbackSubject,
  quoteId: id.nullable(),
  quoteNumber: z.string().nullable(),
  leadId: id.nullable(),
  /** Null for a lead who is no client yet. */
  clientId: id.nullable(),
  /** The person to call, client or lead, and their number. */
  clientName: z.string(),
  clientPhone: z.string().nullable(),
  status: callbackStatus,
  priority: callbackPriority,
  cause: callbackCause,
  /** What it is about, in the words of whoever asked for it. */
  about: z.string().nullable(),
  dueDate: z.string(),
  /** Whose call it is; null in the team's queue. */
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  notes: z.string().nullable(),
  attemptCount: z.number().int(),
  attemptedAt: instant.nullable(),
  /** What came of the last call. */
  lastOutcome: callOutcome.nullable(),
  completedAt: instant.nullable(),
  /** Why it was closed by itself: accepted, rejected, withdrawn, expired, replaced, lost. */
  closedReason: z.string().nullable(),
  /** Why staff cancelled it. */
  cancelReason: z.string().nullable(),
  rescheduleReason: z.string().nullable(),
});
export type Callback = z.infer<typeof callback>;

/** One call: who made or tried it, when, what came of it and what they noted. */
export const callbackCall = z.object({
  id,
  at: instant,
  /** Null where it is not known any more. */
  byName: z.string().nullable(),
  outcome: callOutcome.nullable(),
  notes: z.string().nullable(),
  /** It completed the callback; otherwise somebody calls again. */
  hasEnded: z.boolean(),
  /** The callback was opened again afterwards. */
  isUndone: z.boolean(),
});
export type CallbackCall = z.infer<typeof callbackCall>;

export const callbackRecord = callback.extend({
  /** The newest first. */
  calls: z.array(callbackCall),
});
export type CallbackRecord = z.infer<typeof callbackRecord>;
