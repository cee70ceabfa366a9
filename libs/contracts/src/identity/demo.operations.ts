import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, instant, rawText } from '../core/primitives';

/**
 * Creates the demonstration practice if the database has no account at all, which `created` reports. The practice is `unfinished`
 * until `finishDemo` is called, so that a later start can resume an interrupted one. `emails` lists its accounts, even if it
 * already existed.
 */
export const seedDemo = command({
  name: 'identity.seedDemo',
  summary: 'Demo: create the demonstration practice',
  http: null,
  permission: 'internal',
  body: z.strictObject({ password: rawText(200) }),
  result: z.object({
    created: z.boolean(),
    emails: z.array(z.string()),
    unfinished: z.object({ organisationId: id, adminUserId: id, begunAt: instant }).nullable(),
  }),
});

const step = z.string().min(1).max(100);

/** Returns the calls recorded for a step of the demonstration that an earlier start may have begun. */
export const recallDemoStep = query({
  name: 'identity.recallDemoStep',
  summary: 'Demo: get the calls already made in a step',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, step }),
  result: z.object({
    calls: z.array(z.object({ call: z.int(), operation: z.string(), result: z.string() })),
  }),
});

/** Records a call of a step with its result (JSON), which a later start reuses instead of repeating the call. */
export const noteDemoCall = command({
  name: 'identity.noteDemoCall',
  summary: 'Demo: record a call that was made',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    step,
    call: z.int().min(1),
    operation: z.string(),
    result: z.string(),
  }),
  result: z.object({}),
});

/** Marks the demonstration practice as complete. Its recorded calls are deleted, and no later start adds to it. */
export const finishDemo = command({
  name: 'identity.finishDemo',
  summary: 'Demo: mark the demonstration practice as complete',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({}),
});
