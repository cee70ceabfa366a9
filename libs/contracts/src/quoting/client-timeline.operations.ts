import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { TIMELINE_DEADLINE_MS, timelineAnswer, timelineQuestion } from '../core/timeline';

export const listQuoteMoments = query({
  name: 'quoting.listQuoteMoments',
  summary: "List the events of a client's quotes, conversations and cases, for the timeline",
  http: null,
  permission: 'internal',
  body: timelineQuestion.extend({ clientId: id }),
  result: timelineAnswer,
  deadlineMs: TIMELINE_DEADLINE_MS,
});

/** Used to find emails, which are stored by quote. */
export const listClientQuoteIds = query({
  name: 'quoting.listClientQuoteIds',
  summary: 'List the newest 500 quote versions of a client',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, clientId: id }),
  result: z.object({ ids: z.array(id) }),
  deadlineMs: TIMELINE_DEADLINE_MS,
});
