import { z } from 'zod';
import { query } from '../core/operation';
import { id } from '../core/primitives';

/** Returns the person to call about a quote, for services that plan a call. */
export const readQuoteCallee = query({
  name: 'quoting.readQuoteCallee',
  summary: 'Get whom to call about a quote, and who wrote it',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, quoteId: id }),
  result: z.object({
    id,
    quoteNumber: z.string(),
    revision: z.number().int(),
    clientId: id,
    /** The name on the quote, for a client whose record is gone. */
    clientName: z.string(),
    clientPhone: z.string().nullable(),
    /** Null if nobody in the practice wrote it. */
    authorId: id.nullable(),
  }),
  errors: ['NOT_FOUND'],
});
export type QuoteCallee = z.infer<(typeof readQuoteCallee)['result']>;
