import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';
import { TIMELINE_DEADLINE_MS, timelineAnswer, timelineQuestion } from '../core/timeline';

/** Returns only the kind of an email and whether it was delivered, never its content. */
export const listMailMoments = query({
  name: 'notifications.listMailMoments',
  summary: 'List emails to patients about the given quotes and enquiries, for the timeline',
  http: null,
  permission: 'internal',
  body: timelineQuestion.extend({
    quoteIds: z.array(id).max(500),
    /** Enquiries received through the form, which get a thank-you email. */
    enquiryIds: z.array(id).max(50).default([]),
  }),
  result: timelineAnswer,
  deadlineMs: TIMELINE_DEADLINE_MS,
});
