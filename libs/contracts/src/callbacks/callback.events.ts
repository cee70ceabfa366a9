import { z } from 'zod';
import { assignment } from '../core/assignment';
import { event } from '../core/event';
import { dailyPracticeJob, job } from '../core/job';
import { id, isoDate } from '../core/primitives';
import { getCallbackResource } from './callback.rights';
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
    audience: ({ subject }) => ({ to: {}, needs: getCallbackResource(subject) }),
    tags: (data) => [{ type: 'Callback', id: data.callbackId }],
  },
});

export const CallbackAssigned = event({
  service: 'callbacks',
  name: 'CallbackAssigned',
  data: assignment.extend({ callbackId: id }),
});

/**
 * Reminds one person, or everyone who makes such calls (`userId` null). Each callback is in one such event per day; those due
 * that day are counted separately from those overdue.
 */
export const CallbacksDue = event({
  service: 'callbacks',
  name: 'CallbacksDue',
  data: z.object({
    day: isoDate,
    dueToday: z.number().int(),
    overdue: z.number().int(),
    userId: id.nullable(),
    /** What the unassigned calls are about, which determines who is reminded. */
    subject: callbackSubject,
    /** Number of overdue callbacks that are high priority by the practice's setting. */
    urgent: z.number().int(),
    /** Id of the callback if there is exactly one of its kind. */
    dueTodayId: id.nullable(),
    overdueId: id.nullable(),
  }),
});

/** Sends each practice its morning reminder of due callbacks. */
export const tellCallbacksDue = dailyPracticeJob({
  service: 'callbacks',
  name: 'tellCallbacksDue',
  at: '08:00',
  lateHours: 6,
});

/**
 * Reminds of callbacks that became due or overdue after the morning, and raises the priority of those that have waited too long.
 */
export const sweepCallbacks = job({
  service: 'callbacks',
  name: 'sweepCallbacks',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});
