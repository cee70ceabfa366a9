import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { TIMELINE_DEADLINE_MS, timelineAnswer, timelineQuestion } from '../core/timeline';

/** Never the content: what kind of email, and whether it arrived. */
export const listMailMoments = query({
  name: 'notifications.listMailMoments',
  summary: 'Emails to patients about some quotes and enquiries, for the timeline',
  http: null,
  permission: 'internal',
  body: timelineQuestion.extend({
    quoteIds: z.array(id).max(500),
    /** Enquiries by the form, which are thanked for. */
    enquiryIds: z.array(id).max(50).default([]),
  }),
  result: timelineAnswer,
  deadlineMs: TIMELINE_DEADLINE_MS,
});
