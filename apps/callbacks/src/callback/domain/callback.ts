import {
  AppError,
  invalidInput,
  OPEN_CALLBACK_STATUSES,
  type Callback,
  type CallbackPriority,
  type CallbackStatus,
  type CallOutcome,
} from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';

/** The mutable fields of a callback, named as in the stored row. */
export interface CallbackState {
  status: CallbackStatus;
  priority: CallbackPriority;
  /** Priority before it was raised for being overdue. Null unless it was raised. */
  raisedFrom: CallbackPriority | null;
  /** Calendar date in the practice's time zone. */
  dueDate: string;
  /** Due date before a patient's question brought it forward. Null unless one did. */
  hurriedFrom: string | null;
  notes: Callback['notes'];
  attemptCount: number;
  attemptedAt: Date | null;
  lastOutcome: CallOutcome | null;
  completedAt: Date | null;
  closedReason: Callback['closedReason'];
  cancelReason: Callback['cancelReason'];
  rescheduleReason: Callback['rescheduleReason'];
}

export interface CallResult {
  outcome: CallOutcome;
  notes: string | null;
}

export const PAST_DUE_DATE = 'Please choose today or a later day';

export function newCallback(dueDate: string, priority: CallbackPriority = 'NORMAL'): CallbackState {
  return {
    status: 'pending',
    priority,
    raisedFrom: null,
    dueDate,
    hurriedFrom: null,
    notes: null,
    attemptCount: 0,
    attemptedAt: null,
    lastOutcome: null,
    completedAt: null,
    closedReason: null,
    cancelReason: null,
    rescheduleReason: null,
  };
}

export function isOpen({ status }: Pick<CallbackState, 'status'>): boolean {
  return OPEN_CALLBACK_STATUSES.includes(status);
}

/** Throws ILLEGAL_TRANSITION unless the callback is open. */
export function assertOpen({ status }: Pick<CallbackState, 'status'>): void {
  if (!isOpen({ status })) throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
}

/** Completes the callback. Keeps the notes of earlier attempts if none are given. */
export function complete(callback: CallbackState, { outcome, notes }: CallResult, now: Date): CallbackState {
  return {
    ...endWith(callback, 'completed'),
    notes: notes ?? callback.notes,
    lastOutcome: outcome,
    completedAt: now,
  };
}

/** Counts an attempt; the callback stays open. */
export function attempt(callback: CallbackState, { outcome, notes }: CallResult, now: Date): CallbackState {
  assertOpen(callback);
  return {
    ...callback,
    status: 'attempted',
    notes: notes ?? callback.notes,
    attemptCount: callback.attemptCount + 1,
    attemptedAt: now,
    lastOutcome: outcome,
  };
}

/**
 * Moves the callback to another day, today at the earliest, and keeps its status. A new date clears the priority it was given for
 * being overdue, but not the one for an unanswered question.
 */
export function reschedule(
  callback: CallbackState,
  dueDate: string,
  reason: string | null,
  today: string,
  path = 'dueDate',
): CallbackState {
  assertOpen(callback);
  if (dueDate < today) throw invalidInput({ path, message: PAST_DUE_DATE });
  const isWaiting = callback.hurriedFrom !== null;
  return {
    ...callback,
    priority: isWaiting ? callback.priority : (callback.raisedFrom ?? callback.priority),
    raisedFrom: null,
    dueDate,
    // A date set by staff survives the answer to the question.
    hurriedFrom: isWaiting ? dueDate : null,
    rescheduleReason: reason ?? callback.rescheduleReason,
  };
}

export function cancel(callback: CallbackState, reason: string): CallbackState {
  return { ...endWith(callback, 'cancelled'), cancelReason: reason };
}

/** Reopens a callback that staff closed. One closed by its quote cannot be reopened. */
export function reopen(callback: CallbackState): CallbackState {
  const { status, closedReason, attemptCount } = callback;
  if (isOpen(callback) || closedReason !== null)
    throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return {
    ...callback,
    status: attemptCount > 0 ? 'attempted' : 'pending',
    completedAt: null,
    cancelReason: null,
  };
}

/** Raises a callback overdue by more than `highAfterDays` to high priority, until it is rescheduled. */
export function escalate(callback: CallbackState, today: string, highAfterDays: number): CallbackState {
  const { priority, dueDate } = callback;
  const isLate = daysBetween(dueDate, today) > highAfterDays;
  if (!isOpen(callback) || priority === 'HIGH' || !isLate) return callback;
  return { ...callback, priority: 'HIGH', raisedFrom: priority };
}

/** The patient is waiting for an answer: high priority, due on the day of the question unless it was due earlier. */
export function bringForward(callback: CallbackState, day: string): CallbackState {
  if (!isOpen(callback)) return callback;
  return {
    ...callback,
    priority: 'HIGH',
    dueDate: day < callback.dueDate ? day : callback.dueDate,
    hurriedFrom: callback.hurriedFrom ?? callback.dueDate,
  };
}

/** The question is answered: back to the due date from before it and to normal priority, unless it was overdue already. */
export function restoreAfterAnswer(callback: CallbackState): CallbackState {
  const { hurriedFrom, raisedFrom } = callback;
  if (!isOpen(callback) || hurriedFrom === null) return callback;
  const priority = raisedFrom === null ? 'NORMAL' : 'HIGH';
  return { ...callback, priority, dueDate: hurriedFrom, hurriedFrom: null };
}

function endWith(callback: CallbackState, status: CallbackStatus): CallbackState {
  assertOpen(callback);
  return { ...callback, status };
}
