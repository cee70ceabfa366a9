import { z } from 'zod';
import { query } from '../core/operation';
import { id, isoDate } from '../core/primitives';
import { callback, callbackSubject } from './callback.schemas';

/** For Today. */
export const listDueCallbacks = query({
  name: 'callbacks.listDueCallbacks',
  summary: 'Open callbacks due by a day, the latest first, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    until: isoDate,
    limit: z.number().int().min(1).max(100),
    /** Those of this person come first. */
    userId: id.nullish(),
    /** Those that the person may see. */
    subjects: z.array(callbackSubject),
  }),
  result: z.object({ items: z.array(callback), count: z.number().int() }),
  // The first page of the day is shown without them rather than late.
  deadlineMs: 1_000,
});

/** For the banner: a person's own, and those of the team's queue. */
export const countUrgentCallbacks = query({
  name: 'callbacks.countUrgentCallbacks',
  summary: 'How many callbacks have waited too long for somebody, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, userId: id, subjects: z.array(callbackSubject) }),
  result: z.object({ mine: z.number().int(), unassigned: z.number().int() }),
  // A page is shown without its banner rather than late.
  deadlineMs: 700,
});

/** For whoever tells people of a callback. */
export const readCallback = query({
  name: 'callbacks.readCallback',
  summary: 'One callback, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, callbackId: id }),
  result: callback,
  errors: ['NOT_FOUND'],
});
