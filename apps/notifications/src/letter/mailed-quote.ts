import { readQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { nullIfNotFound, type RpcClient } from '@quillcare/service-kit';

/** A quote to be mailed, with the signed version that it changes, whose signatory may get its emails. */
export interface MailedQuote extends Quote {
  varied?: Quote | null;
}

export async function readMailedQuote(
  rpc: RpcClient,
  { organisationId, quoteId }: InputOf<typeof readQuote>['body'],
): Promise<MailedQuote> {
  const quote = await rpc.call(readQuote, { body: { organisationId, quoteId } });
  if (quote.acceptance !== null || quote.variationOfId === null) return quote;
  const signed = { organisationId, quoteId: quote.variationOfId };
  return { ...quote, varied: await nullIfNotFound(rpc.call(readQuote, { body: signed })) };
}
