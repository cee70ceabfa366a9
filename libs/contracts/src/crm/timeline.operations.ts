import { z } from 'zod';
import { parameterShape, setOf } from '../core/list-filters';
import { query } from '../core/operation';
import { idParams } from '../core/primitives';
import { timelineEntry, timelineKind } from '../core/timeline';

export const getClientTimeline = query({
  name: 'crm.getClientTimeline',
  summary: "Get a client's timeline, newest first, limited to what you may read",
  http: { method: 'GET', path: '/clients/:id/timeline' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  params: idParams,
  query: z.strictObject({
    ...parameterShape({ kinds: setOf(timelineKind) }),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  result: z.object({
    items: z.array(timelineEntry),
    nextCursor: z.string().nullable(),
    /** Kinds of entries that are missing because their service is not responding. */
    missing: z.array(timelineKind),
  }),
  errors: ['NOT_FOUND'],
  provides: ['Client', 'ClientConsent', 'Lead', 'Quote', 'SurgeryCase', 'Callback', 'Note'],
});

export type ClientTimeline = z.infer<typeof getClientTimeline.result>;
