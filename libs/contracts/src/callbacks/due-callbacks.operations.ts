import { z } from 'zod';
import { query } from '../core/operation';
import { id, isoDate } from '../core/primitives';
import { callback, callbackSubject } from './callback.schemas';

/** Lists due callbacks for the Today page. */
export const listDueCallbacks = query({
  name: 'callbacks.listDueCallbacks',
  summary: 'List open callbacks due by a date, latest first',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    until: isoDate,
    limit: z.number().int().min(1).max(100),
    /** This person's callbacks are sorted first. */
    userId: id.nullish(),
    /** Subjects that the person may see. */
    subjects: z.array(callbackSubject),
  }),
  result: z.object({ items: z.array(callback), count: z.number().int() }),
  // Short, so that the Today page renders without callbacks rather than late.
  deadlineMs: 1_000,
});

/** Counts urgent callbacks for the banner: a person's own and those in the team's queue. */
export const countUrgentCallbacks = query({
  name: 'callbacks.countUrgentCallbacks',
  summary: "Count the overdue callbacks of a person and of the team's queue",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, userId: id, subjects: z.array(callbackSubject) }),
  result: z.object({ mine: z.number().int(), unassigned: z.number().int() }),
  // Short, so that pages render without the banner rather than late.
  deadlineMs: 700,
});

/** Returns a callback for services that notify people about it. */
export const readCallback = query({
  name: 'callbacks.readCallback',
  summary: 'Get one callback for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, callbackId: id }),
  result: callback,
  errors: ['NOT_FOUND'],
});
