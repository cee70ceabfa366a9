import { z } from 'zod';
import { event } from '../core/event';
import { movedFacts, ofClients, PREVIEW_DEADLINE_MS } from '../core/merged-clients';
import { query } from '../core/operation';
import { id } from '../core/primitives';

export const countCallbacksOfClients = query({
  name: 'callbacks.countCallbacksOfClients',
  summary: "Count clients' callbacks, open and closed",
  http: null,
  permission: 'internal',
  body: ofClients,
  result: z.object({ items: z.array(z.object({ clientId: id, callbacks: z.number().int() })) }),
  deadlineMs: PREVIEW_DEADLINE_MS,
});

export const ClientCallbacksMoved = event({
  service: 'callbacks',
  name: 'ClientCallbacksMoved',
  data: movedFacts,
  // `needs` is null because callbacks of any kind may have moved. The tag names none of them.
  live: { needs: null, tags: () => [{ type: 'Callback' }] },
});
