import { z } from 'zod';
import { event } from '../core/event';
import { clientsMovedData, clientIdsBody, PREVIEW_DEADLINE_MS } from '../core/merged-clients';
import { query } from '../core/operation';
import { id } from '../core/primitives';

/** Emails are counted for at most this many of a client's quotes, newest first. */
export const MAX_MAILED_QUOTES = 500;

export const countQuotesOfClients = query({
  name: 'quoting.countQuotesOfClients',
  summary: "Count clients' quotes and surgery cases, and list which quotes were emailed",
  http: null,
  permission: 'internal',
  body: clientIdsBody,
  result: z.object({
    items: z.array(
      z.object({
        clientId: id,
        quotes: z.number().int(),
        cases: z.number().int(),
        mailedQuoteIds: z.array(id),
      }),
    ),
  }),
  deadlineMs: PREVIEW_DEADLINE_MS,
});

export const ClientQuotesMoved = event({
  service: 'quoting',
  name: 'ClientQuotesMoved',
  data: clientsMovedData,
  live: { needs: 'QUOTES', tags: () => [{ type: 'Quote' }, { type: 'SurgeryCase' }] },
});
