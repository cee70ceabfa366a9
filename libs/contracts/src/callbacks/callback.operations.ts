import { daysBetween, isIsoDate } from '@quillcare/rules';
import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { dateRange, idOrNone, setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { clientUses, dependants } from '../core/removal';
import { id, idParams, isoDate, optionalText, text, version } from '../core/primitives';
import { anyCallbackRight } from './callback.rights';
import {
  callback,
  callbackPriority,
  callbackRecord,
  callbackStatus,
  callbackSubject,
  callOutcome,
} from './callback.schemas';

/** Assignee filters that need no id: `me` for the caller's own callbacks, `none` for the team's queue. */
export const ownCallbacks = z.enum(['me', 'none']);

export const listCallbacks = query({
  name: 'callbacks.listCallbacks',
  summary: 'List callbacks, most urgent first',
  http: { method: 'GET', path: '/callbacks' },
  permission: anyCallbackRight('READ'),
  query: listQuery(['urgency', 'dueDate', 'createdAt'], {
    status: setOf(callbackStatus),
    priority: setOf(callbackPriority),
    subject: setOf(callbackSubject),
    quoteId: id.optional(),
    clientId: id.optional(),
    leadId: id.optional(),
    dueDate: dateRange,
    /** `true`: open and due before today in the practice's time zone. `false`: all others. */
    overdue: booleanFilter.optional(),
    assignedTo: idOrNone,
    assignee: ownCallbacks.optional(),
  }),
  result: listOf(callback),
  provides: ['Callback'],
});

export const getCallback = query({
  name: 'callbacks.getCallback',
  summary: 'Get a callback with all its calls and attempts',
  http: { method: 'GET', path: '/callbacks/:id' },
  permission: anyCallbackRight('READ'),
  params: idParams,
  result: callbackRecord,
  errors: ['NOT_FOUND'],
  provides: ['Callback'],
});

/** Maximum number of days in a calendar view: six weeks. */
export const CALENDAR_DAYS = 42;
/** Maximum number of callbacks in a calendar view; the list shows the rest. */
export const CALENDAR_CALLBACKS = 500;

export const listCallbackDays = query({
  name: 'callbacks.listCallbackDays',
  summary: 'List callbacks due in a date range, for a calendar',
  http: { method: 'GET', path: '/callback-days' },
  permission: anyCallbackRight('READ'),
  query: z
    .strictObject({ from: isoDate, to: isoDate, assignee: ownCallbacks.optional() })
    .superRefine(({ from, to }, { addIssue }) => {
      // Invalid dates are already reported by their own fields.
      if (!isIsoDate(from) || !isIsoDate(to)) return;
      const days = daysBetween(from, to) + 1;
      const message =
        days < 1
          ? 'Must not be before the first day'
          : days > CALENDAR_DAYS
            ? `Please choose at most ${CALENDAR_DAYS} days`
            : null;
      if (message) addIssue({ code: 'custom', path: ['to'], message });
    }),
  result: z.object({
    items: z.array(
      callback.pick({
        id: true,
        dueDate: true,
        clientName: true,
        status: true,
        priority: true,
        assigneeName: true,
      }),
    ),
    /** True if there are more than can be returned. */
    isCut: z.boolean(),
  }),
  provides: ['Callback'],
});

const CHANGE = anyCallbackRight('UPDATE');
const changes = {
  permission: CHANGE,
  params: idParams,
  result: callback,
  invalidates: ['Callback'],
} as const;
const changeErrors = ['NOT_FOUND', 'FORBIDDEN', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'] as const;

export const createCallback = command({
  name: 'callbacks.createCallback',
  summary: 'Schedule a callback about a quote, or to a lead or client',
  http: { method: 'POST', path: '/callbacks' },
  permission: CHANGE,
  body: z
    .strictObject({
      /** What the call is about: the quote if given, otherwise the lead, otherwise the client. */
      quoteId: id.nullish(),
      leadId: id.nullish(),
      clientId: id.nullish(),
      dueDate: isoDate,
      priority: callbackPriority.default('NORMAL'),
      about: optionalText(500),
      /** The assignee. If omitted, the callback waits in the team's queue. */
      assigneeId: id.nullish(),
    })
    .refine(({ quoteId, leadId, clientId }) => Boolean(quoteId ?? leadId ?? clientId), {
      path: ['quoteId'],
      message: 'Please choose a quote, a lead or a client',
    }),
  result: callback,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'VERSION_CONFLICT'],
  invalidates: ['Callback'],
});

export const completeCallback = command({
  ...changes,
  name: 'callbacks.completeCallback',
  summary: 'Complete a callback',
  http: { method: 'POST', path: '/callbacks/:id/complete', status: 200 },
  body: z.strictObject({ version, outcome: callOutcome.default('SPOKE'), notes: optionalText(2_000) }),
  errors: [...changeErrors],
});

export const attemptCallback = command({
  ...changes,
  name: 'callbacks.attemptCallback',
  summary: 'Record an unsuccessful attempt and schedule the next one',
  http: { method: 'POST', path: '/callbacks/:id/attempt', status: 200 },
  body: z.strictObject({
    version,
    outcome: callOutcome.default('NO_ANSWER'),
    notes: optionalText(2_000),
    /** When to call again. The due date is unchanged if omitted. */
    nextDueDate: isoDate.nullish().transform((value) => value ?? null),
  }),
  errors: [...changeErrors],
});

export const rescheduleCallback = command({
  ...changes,
  name: 'callbacks.rescheduleCallback',
  summary: 'Reschedule a callback; its status stays unchanged',
  http: { method: 'POST', path: '/callbacks/:id/reschedule', status: 200 },
  body: z.strictObject({ version, dueDate: isoDate, reason: text(500) }),
  errors: [...changeErrors],
});

export const cancelCallback = command({
  ...changes,
  name: 'callbacks.cancelCallback',
  summary: 'Cancel a callback',
  http: { method: 'POST', path: '/callbacks/:id/cancel', status: 200 },
  body: z.strictObject({ version, reason: text(500) }),
  errors: [...changeErrors],
});

export const reopenCallback = command({
  ...changes,
  name: 'callbacks.reopenCallback',
  summary: 'Reopen a callback that staff completed or cancelled',
  http: { method: 'POST', path: '/callbacks/:id/reopen', status: 200 },
  body: z.strictObject({ version }),
  errors: [...changeErrors],
});

export const assignCallback = command({
  ...changes,
  name: 'callbacks.assignCallback',
  summary: "Assign a callback to a colleague, or return it to the team's queue",
  http: { method: 'POST', path: '/callbacks/:id/assign', status: 200 },
  body: z.strictObject({ version, assigneeId: id.nullable() }),
  errors: [...changeErrors],
});

/**
 * Assigns a callback to the caller. Without `version`, the first of several callers gets it and the others learn who did. With
 * it, a callback that has changed since is refused.
 */
export const takeCallback = command({
  ...changes,
  name: 'callbacks.takeCallback',
  summary: "Take a callback from the team's queue",
  http: { method: 'POST', path: '/callbacks/:id/take', status: 200 },
  body: z.strictObject({ version: version.optional() }),
  errors: [...changeErrors, 'CALLBACK_TAKEN'],
});

/** Counts callbacks for services that are about to remove a client. */
export const countClientCallbacks = query({
  name: 'callbacks.countClientCallbacks',
  summary: "Count a client's open callbacks",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: dependants,
});

/** Counts callbacks for a service that undoes an import of clients: clients who have been called are kept as well. */
export const countCallbackUses = query({
  name: 'callbacks.countCallbackUses',
  summary: 'Count the callbacks of several clients, open and closed',
  http: null,
  permission: 'internal',
  ...clientUses,
});
