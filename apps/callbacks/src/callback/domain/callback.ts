import {
  AppError,
  callbackMachine,
  invalid,
  type Callback,
  type CallbackStatus,
  type callbackPriority,
} from '@quillcare/contracts';
import type { z } from 'zod';

export type CallbackPriority = z.infer<typeof callbackPriority>;

/** The fields of a callback that change over its life; the stored row has the same ones. */
export interface CallbackState {
  status: CallbackStatus;
  priority: CallbackPriority;
  /** Calendar date in the practice's zone. */
  dueDate: string;
  notes: Callback['notes'];
  attemptCount: number;
  attemptedAt: Date | null;
  completedAt: Date | null;
  closedReason: Callback['closedReason'];
  rescheduleReason: Callback['rescheduleReason'];
}

export const PAST_DUE_DATE = 'Please choose today or a later day';

/** A new callback. */
export function newCallback(dueDate: string): CallbackState {
  return {
    status: 'pending',
    priority: 'NORMAL',
    dueDate,
    notes: null,
    attemptCount: 0,
    attemptedAt: null,
    completedAt: null,
    closedReason: null,
    rescheduleReason: null,
  };
}

/** Whether there is still a call to make: the status is not final. */
export function isOpen({ status }: Pick<CallbackState, 'status'>): boolean {
  return callbackMachine.table[status].length > 0;
}

/** The call was made. Notes of earlier attempts stay if none are given. */
export function complete(callback: CallbackState, notes: string | null, now: Date): CallbackState {
  return { ...inStatus(callback, 'completed'), notes: notes ?? callback.notes, completedAt: now };
}

/** Nobody answered; the attempt is counted and the callback stays open. */
export function attempt(callback: CallbackState, notes: string | null, now: Date): CallbackState {
  return {
    ...inStatus(callback, 'attempted'),
    notes: notes ?? callback.notes,
    attemptCount: callback.attemptCount + 1,
    attemptedAt: now,
  };
}

/** Call on another day, today at the earliest; the status stays. */
export function reschedule(
  callback: CallbackState,
  dueDate: string,
  reason: string,
  today: string,
): CallbackState {
  const open = inStatus(callback, callback.status);
  if (dueDate < today) throw invalid({ path: 'dueDate', message: PAST_DUE_DATE });
  return { ...open, dueDate, rescheduleReason: reason };
}

/** The patient is waiting for an answer: high priority, and due on the day of the question unless it was due earlier. */
export function bringForward(callback: CallbackState, day: string): CallbackState {
  if (!isOpen(callback)) return callback;
  return { ...callback, priority: 'HIGH', dueDate: day < callback.dueDate ? day : callback.dueDate };
}

function inStatus(callback: CallbackState, to: CallbackStatus): CallbackState {
  const { status } = callback;
  // The table has no transition from a status to itself; another attempt or day only requires an open
  // callback.
  const allowed = status === to ? isOpen(callback) : callbackMachine.allows(status, to);
  if (!allowed) throw new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  return { ...callback, status: to };
}
