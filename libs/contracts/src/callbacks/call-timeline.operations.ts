import { query } from '../core/operation';
import { id } from '../core/primitives';
import { TIMELINE_DEADLINE_MS, timelineAnswer, timelineQuestion } from '../core/timeline';

export const listCallMoments = query({
  name: 'callbacks.listCallMoments',
  summary: "A client's follow-up calls and the attempts at them, for the timeline",
  http: null,
  permission: 'internal',
  body: timelineQuestion.extend({ clientId: id }),
  result: timelineAnswer,
  deadlineMs: TIMELINE_DEADLINE_MS,
});
