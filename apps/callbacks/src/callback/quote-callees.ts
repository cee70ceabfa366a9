import { Injectable } from '@nestjs/common';
import { readQuoteCallee } from '@quillcare/contracts';
import { currentContext, presentClient, RpcClient, type Candidates } from '@quillcare/service-kit';
import { CallbackTurns } from '../setting/callback-turns';
import { nameOf, type CalleeName } from './domain/callee';

/** Whom to call about a quote, and who may be assigned the call. */
export interface CalleeOfQuote extends CalleeName {
  candidates: Candidates;
  authorId: string | null;
}

/** Looks up whom to call about the quote named in an event, because events carry no personal data. */
@Injectable()
export class QuoteCallees {
  constructor(
    private readonly turns: CallbackTurns,
    private readonly rpc: RpcClient,
  ) {}

  /** Falls back to the name and number on the quote if the client has since been removed. */
  async of(quoteId: string, clientId: string): Promise<CalleeOfQuote> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error(`The event of quote ${quoteId} has no organisation.`);
    const [client, candidates] = await Promise.all([
      presentClient(this.rpc, organisationId, clientId),
      this.turns.candidates(),
    ]);
    if (client && candidates === null) return { ...nameOf(client), candidates, authorId: null };
    const quote = await this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } });
    const { clientName, clientPhone, authorId } = quote;
    return { ...(client ? nameOf(client) : { clientName, clientPhone }), candidates, authorId };
  }
}
