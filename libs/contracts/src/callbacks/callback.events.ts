import { z } from 'zod';
import { assignment } from '../core/assignment';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { id, isoDate } from '../core/primitives';
import { callbackResource } from './callback.rights';
import { callbackStatus, callbackSubject } from './callback.schemas';

export const CallbackChanged = event({
  service: 'callbacks',
  name: 'CallbackChanged',
  data: z.object({
    callbackId: id,
    quoteId: id.nullable(),
    status: callbackStatus,
    subject: callbackSubject,
  }),
  live: {
    audience: ({ subject }) => ({ to: {}, needs: callbackResource(subject) }),
    tags: (data) => [{ type: 'Callback', id: data.callbackId }],
  },
});

/** A callback is somebody's now. */
export const CallbackAssigned = event({
  service: 'callbacks',
  name: 'CallbackAssigned',
  data: assignment.extend({ callbackId: id }),
});

/**
 * One person, or all who make such calls (`userId` null), are to be reminded. Each callback is in one such event a day: what is due
 * that day is told apart from what is overdue.
 */
export const CallbacksDue = event({
  service: 'callbacks',
  name: 'CallbacksDue',
  data: z.object({
    day: isoDate,
    dueToday: z.number().int(),
    overdue: z.number().int(),
    userId: id.nullable(),
    /** What the calls hang on, where they are nobody's: it decides who is told. */
    subject: callbackSubject,
    /** Of the overdue ones, those that are high priority by the practice's setting. */
    urgent: z.number().int(),
    /** The callback, where there is only one of its kind. */
    dueTodayId: id.nullable(),
    overdueId: id.nullable(),
  }),
});

/** Reminds each practice in the morning of the calls that are due. */
export const tellCallbacksDue = everyPractice({
  service: 'callbacks',
  name: 'tellCallbacksDue',
  at: '08:00',
  lateHours: 6,
});

/** Reminds of what became due or overdue after the morning, and raises what has waited too long. */
export const sweepCallbacks = job({
  service: 'callbacks',
  name: 'sweepCallbacks',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});
