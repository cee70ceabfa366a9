import {
  AppError,
  invalid,
  OPEN_CALLBACK,
  type Callback,
  type CallbackPriority,
  type CallbackStatus,
  type CallOutcome,
} from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';

/** The fields of a callback that change over its life; the stored row has the same ones. */
export interface CallbackState {
  status: CallbackStatus;
  priority: CallbackPriority;
  /** How urgent it was before it had waited too long; null unless that raised it. */
  raisedFrom: CallbackPriority | null;
  /** Calendar date in the practice's zone. */
  dueDate: string;
  /** When it was due before a question brought it forward; null unless one did. */
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

/** A call that was made or tried. */
export interface CallMade {
  outcome: CallOutcome;
  notes: string | null;
}

export const PAST_DUE_DATE = 'Please choose today or a later day';

/** A new callback. */
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

/** Whether there is still a call to make. */
export function isOpen({ status }: Pick<CallbackState, 'status'>): boolean {
  return OPEN_CALLBACK.includes(status);
}

/** Throws unless there is still a call to make. */
export function mustBeOpen({ status }: Pick<CallbackState, 'status'>): void {
  if (!isOpen({ status })) throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
}

/** The call was made. Notes of earlier attempts stay if none are given. */
export function complete(callback: CallbackState, { outcome, notes }: CallMade, now: Date): CallbackState {
  return {
    ...ended(callback, 'completed'),
    notes: notes ?? callback.notes,
    lastOutcome: outcome,
    completedAt: now,
  };
}

/** Somebody called and will call again: the attempt is counted and the callback stays open. */
export function attempt(callback: CallbackState, { outcome, notes }: CallMade, now: Date): CallbackState {
  mustBeOpen(callback);
  return {
    ...callback,
    status: 'attempted',
    notes: notes ?? callback.notes,
    attemptCount: callback.attemptCount + 1,
    attemptedAt: now,
    lastOutcome: outcome,
  };
}

/** Call on another day, today at the earliest; the status stays. A new day is a new promise: nothing is late any more. */
export function reschedule(
  callback: CallbackState,
  dueDate: string,
  reason: string | null,
  today: string,
  path = 'dueDate',
): CallbackState {
  mustBeOpen(callback);
  if (dueDate < today) throw invalid({ path, message: PAST_DUE_DATE });
  // What staff decide stays so when the question is answered.
  const hurriedFrom = callback.hurriedFrom === null ? null : dueDate;
  const rescheduleReason = reason ?? callback.rescheduleReason;
  return { ...calmed(callback), dueDate, hurriedFrom, rescheduleReason };
}

/** Staff decided that no call is needed. */
export function cancel(callback: CallbackState, reason: string): CallbackState {
  return { ...ended(callback, 'cancelled'), cancelReason: reason };
}

/** Takes back what staff ended; what the quote ended stays so. */
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

/** Overdue by more than so many days: of high priority until it is called or has another day. */
export function raise(callback: CallbackState, today: string, highAfterDays: number): CallbackState {
  const { priority, dueDate } = callback;
  const isLate = daysBetween(dueDate, today) > highAfterDays;
  if (!isOpen(callback) || priority === 'HIGH' || !isLate) return callback;
  return { ...callback, priority: 'HIGH', raisedFrom: priority };
}

/** The patient is waiting for an answer: high priority, and due on the day of the question unless it was due earlier. */
export function bringForward(callback: CallbackState, day: string): CallbackState {
  if (!isOpen(callback)) return callback;
  return {
    ...callback,
    priority: 'HIGH',
    dueDate: day < callback.dueDate ? day : callback.dueDate,
    hurriedFrom: callback.hurriedFrom ?? callback.dueDate,
  };
}

/** The patient has the answer: the call is as urgent, and due, as it was before the question. */
export function putBack(callback: CallbackState): CallbackState {
  if (!isOpen(callback) || callback.priority !== 'HIGH') return callback;
  return {
    ...callback,
    priority: 'NORMAL',
    raisedFrom: null,
    dueDate: callback.hurriedFrom ?? callback.dueDate,
    hurriedFrom: null,
  };
}

function calmed(callback: CallbackState): CallbackState {
  const { raisedFrom, priority } = callback;
  return { ...callback, priority: raisedFrom ?? priority, raisedFrom: null };
}

function ended(callback: CallbackState, status: CallbackStatus): CallbackState {
  mustBeOpen(callback);
  return { ...callback, status };
}
