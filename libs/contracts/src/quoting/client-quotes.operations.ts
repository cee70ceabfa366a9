import { z } from 'zod';
import { event } from '../core/event';
import { movedFacts, ofClients, PREVIEW_DEADLINE_MS } from '../core/merged-clients';
import { query } from '../core/operation';
import { id } from '../core/primitives';

/** Emails are counted for at most this many of a client's quotes, newest first. */
export const MOST_MAILED_QUOTES = 500;

export const countQuotesOfClients = query({
  name: 'quoting.countQuotesOfClients',
  summary: "Count clients' quotes and surgery cases, and list which quotes were emailed",
  http: null,
  permission: 'internal',
  body: ofClients,
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
  data: movedFacts,
  live: { needs: 'QUOTES', tags: () => [{ type: 'Quote' }, { type: 'SurgeryCase' }] },
});
