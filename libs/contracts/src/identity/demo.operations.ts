import { z } from 'zod';
import { command, query } from '../core/operation';
import { id, instant, rawText } from '../core/primitives';

/**
 * The demonstration practice: `created` now, if the database had no account at all. It is `unfinished` until `finishDemo` is called,
 * so that a start can go on where an earlier one stopped. `emails` are its accounts, even if it existed before.
 */
export const seedDemo = command({
  name: 'identity.seedDemo',
  summary: 'Create the demonstration practice',
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

/** What was noted of a step of the demonstration that an earlier start may have begun. */
export const recallDemoStep = query({
  name: 'identity.recallDemoStep',
  summary: 'Demonstration: the calls of a step that were made',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, step }),
  result: z.object({
    calls: z.array(z.object({ call: z.int(), operation: z.string(), result: z.string() })),
  }),
});

/** Notes a call of a step and its result (JSON), which a later start is told instead of making the call again. */
export const noteDemoCall = command({
  name: 'identity.noteDemoCall',
  summary: 'Demonstration: note a call that was made',
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

/** The demonstration practice is whole: its notes are removed, and no start adds to it any more. */
export const finishDemo = command({
  name: 'identity.finishDemo',
  summary: 'Demonstration: it is complete',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({}),
});
