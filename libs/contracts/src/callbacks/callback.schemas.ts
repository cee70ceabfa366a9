import { z } from 'zod';
import { id, instant, recordFields } from '../core/primitives';
import { statusMachine } from '../core/status-table';

export const callbackStatus = z.enum(['pending', 'attempted', 'completed', 'cancelled']);
export const callbackPriority = z.enum(['LOW', 'NORMAL', 'HIGH']);
/** Why the callback exists: a quote was sent, its acceptance was withdrawn, or staff asked for it. */
export const callbackCause = z.enum(['QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN', 'STAFF']);
export const callbackSubject = z.enum(['QUOTE', 'LEAD', 'CLIENT']);
export const callOutcome = z.enum(['NO_ANSWER', 'MESSAGE_LEFT', 'SPOKE', 'WRONG_NUMBER']);
export type CallbackCause = z.infer<typeof callbackCause>;
export type CallbackStatus = z.infer<typeof callbackStatus>;
export type CallbackPriority = z.infer<typeof callbackPriority>;
export type CallbackSubject = z.infer<typeof callbackSubject>;
export type CallOutcome = z.infer<typeof callOutcome>;

export const OPEN_CALLBACK_STATUSES: readonly CallbackStatus[] = ['pending', 'attempted'];

/**
 * An attempt leaves the callback open; completing or cancelling ends it. Staff can undo an ending of their own, so that a
 * misclick does not lose a promised call.
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
  /** Null for a lead that is not a client yet. */
  clientId: id.nullable(),
  /** Name and phone number of the person to call, whether client or lead. */
  clientName: z.string(),
  clientPhone: z.string().nullable(),
  status: callbackStatus,
  priority: callbackPriority,
  cause: callbackCause,
  /** Topic of the call, in the requester's words. */
  about: z.string().nullable(),
  dueDate: z.string(),
  /** Null while it is in the team's queue. */
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  notes: z.string().nullable(),
  attemptCount: z.number().int(),
  attemptedAt: instant.nullable(),
  lastOutcome: callOutcome.nullable(),
  completedAt: instant.nullable(),
  /** Why it was closed automatically: accepted, rejected, withdrawn, expired, replaced or lost. */
  closedReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  rescheduleReason: z.string().nullable(),
});
export type Callback = z.infer<typeof callback>;

/** One call or attempt: who made it, when, the outcome and the note. */
export const callbackCall = z.object({
  id,
  at: instant,
  /** Null if no longer known. */
  byName: z.string().nullable(),
  outcome: callOutcome.nullable(),
  notes: z.string().nullable(),
  /** True if it completed the callback. Otherwise another call is to follow. */
  hasEnded: z.boolean(),
  /** True if the callback was reopened afterwards. */
  isUndone: z.boolean(),
});
export type CallbackCall = z.infer<typeof callbackCall>;

export const callbackRecord = callback.extend({
  /** Newest first. */
  calls: z.array(callbackCall),
});
export type CallbackRecord = z.infer<typeof callbackRecord>;
