import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice } from '../core/job';
import { listOf, listQuery } from '../core/list';
import { dateRange, setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { dependants } from '../core/removal';
import { statusMachine } from '../core/status-table';
import {
  id,
  idParams,
  instant,
  isoDate,
  optionalText,
  recordFields,
  text,
  version,
} from '../core/primitives';

export const callbackStatus = z.enum(['pending', 'attempted', 'completed', 'cancelled']);
export const callbackPriority = z.enum(['LOW', 'NORMAL', 'HIGH']);
export type CallbackStatus = z.infer<typeof callbackStatus>;

/** A try keeps the callback open; only completing or cancelling ends it. */
export const callbackMachine = statusMachine<CallbackStatus>('callback', ['pending'], {
  pending: ['attempted', 'completed', 'cancelled'],
  attempted: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
});

export const callback = z.object({
  ...recordFields,
  quoteId: id,
  quoteNumber: z.string(),
  clientId: id,
  clientName: z.string(),
  clientPhone: z.string().nullable(),
  status: callbackStatus,
  priority: callbackPriority,
  dueDate: z.string(),
  notes: z.string().nullable(),
  attemptCount: z.number().int(),
  attemptedAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** Why it was closed by itself: accepted, rejected, withdrawn, expired, replaced. */
  closedReason: z.string().nullable(),
  rescheduleReason: z.string().nullable(),
});
export type Callback = z.infer<typeof callback>;

export const listCallbacks = query({
  name: 'callbacks.listCallbacks',
  summary: 'Follow-up calls, the most urgent first',
  http: { method: 'GET', path: '/callbacks' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuery(['dueDate', 'createdAt'], {
    status: setOf(callbackStatus),
    priority: setOf(callbackPriority),
    quoteId: id.optional(),
    clientId: id.optional(),
    dueDate: dateRange,
  }),
  result: listOf(callback),
  provides: ['Callback'],
});

export const completeCallback = command({
  name: 'callbacks.completeCallback',
  summary: 'The call was made',
  http: { method: 'POST', path: '/callbacks/:id/complete', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version, notes: optionalText(2_000) }),
  result: callback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Callback'],
});

export const attemptCallback = command({
  name: 'callbacks.attemptCallback',
  summary: 'Nobody answered; the callback stays open',
  http: { method: 'POST', path: '/callbacks/:id/attempt', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version, notes: optionalText(2_000) }),
  result: callback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Callback'],
});

export const rescheduleCallback = command({
  name: 'callbacks.rescheduleCallback',
  summary: 'Call on another day; the status stays',
  http: { method: 'POST', path: '/callbacks/:id/reschedule', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version, dueDate: isoDate, reason: text(500) }),
  result: callback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Callback'],
});

/** For services that are about to remove a client. */
export const countClientCallbacks = query({
  name: 'callbacks.countClientCallbacks',
  summary: 'How many open callbacks a client has',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: dependants,
});

/** In the morning of a practice: how many calls are to be made. Told only where some are due that day. */
export const CallbacksDue = event({
  service: 'callbacks',
  name: 'CallbacksDue',
  data: z.object({ day: isoDate, dueToday: z.number().int(), overdue: z.number().int() }),
});

/** Tells each practice in the morning which calls are due. */
export const tellCallbacksDue = everyPractice({
  service: 'callbacks',
  name: 'tellCallbacksDue',
  at: '08:00',
  lateHours: 6,
});

export const CallbackChanged = event({
  service: 'callbacks',
  name: 'CallbackChanged',
  data: z.object({ callbackId: id, quoteId: id, status: callbackStatus }),
  live: { needs: 'QUOTES', tags: (data) => [{ type: 'Callback', id: data.callbackId }] },
});
