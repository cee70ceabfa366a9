import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { TIMELINE_DEADLINE_MS, timelineAnswer, timelineQuestion } from '../core/timeline';
import { callbackSubject } from './callback.schemas';

export const listCallMoments = query({
  name: 'callbacks.listCallMoments',
  summary: "List a client's callbacks and call attempts for the timeline",
  http: null,
  permission: 'internal',
  body: timelineQuestion.extend({ clientId: id, subjects: z.array(callbackSubject) }),
  result: timelineAnswer,
  deadlineMs: TIMELINE_DEADLINE_MS,
});
