import { Injectable } from '@nestjs/common';
import {
  AppError,
  can,
  invalid,
  readLeadCallee,
  readQuoteCallee,
  type CallbackSubject,
  type LeadCallee,
  type QuoteCallee,
  type Resource,
} from '@quillcare/contracts';
import { currentContext, presentClient, RpcClient } from '@quillcare/service-kit';
import { nameOf } from './domain/callee';
import { mustDealWith } from './operations/seen-callbacks';
import type { CallbackEntity } from './persistence/callback.entity';

/** The record named in the request: a quote, a lead or a client. */
export interface NamedSubject {
  quoteId?: string | null;
  leadId?: string | null;
  clientId?: string | null;
}

/** The subject of a call: the quote if there is one, otherwise the lead, otherwise the client. */
export function subjectOf({ quoteId, leadId }: NamedSubject): CallbackSubject {
  if (quoteId) return 'QUOTE';
  return leadId ? 'LEAD' : 'CLIENT';
}

/** The record the call is about and the person to call. */
export type Callee = Pick<
  CallbackEntity,
  'subject' | 'quoteId' | 'quoteNumber' | 'revision' | 'leadId' | 'clientId' | 'clientName' | 'clientPhone'
>;

interface Found {
  quote: QuoteCallee | null;
  lead: LeadCallee | null;
  client: Awaited<ReturnType<typeof presentClient>>;
}

const NOT_ITS_CLIENT = 'This client does not belong to the quote';

/** Looks up whom to call. Asks the services that own the records, so it runs before the transaction. */
@Injectable()
export class CalleeReader {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws NOT_FOUND for a record outside the practice and FORBIDDEN for one the user may not read. */
  async calleeOf(named: NamedSubject): Promise<Callee> {
    mustDealWith({ subject: subjectOf(named) });
    if (named.leadId) mustRead('LEADS');
    if (named.clientId) mustRead('CLIENTS');
    const found = await this.find(named);
    const { quote, lead, client } = found;
    if (named.clientId && !client) throw new AppError('NOT_FOUND');
    if (quote && named.clientId && client) this.refuseAnother(quote, client.id, named.clientId);
    if (quote) return aboutQuote(quote, lead, await this.clientOf(quote, client));
    if (lead) return aboutLead(lead, client);
    if (!client) throw new AppError('NOT_FOUND');
    return { ...NOTHING, subject: 'CLIENT', clientId: client.id, ...nameOf(client) };
  }

  private async find({ quoteId, leadId, clientId }: NamedSubject): Promise<Found> {
    const organisationId = ownOrganisation();
    const [quote, lead, client] = await Promise.all([
      quoteId ? this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }) : null,
      leadId ? this.rpc.call(readLeadCallee, { body: { organisationId, leadId } }) : null,
      clientId ? presentClient(this.rpc, organisationId, clientId) : null,
    ]);
    return { quote, lead, client };
  }

  private clientOf(quote: QuoteCallee, client: Found['client']): Promise<Found['client']> | Found['client'] {
    return client ?? presentClient(this.rpc, ownOrganisation(), quote.clientId);
  }

  /**
   * Throws if the named client is not the quote's. The lookup returns the surviving record of a merge, so the quote may still
   * name the old one.
   */
  private refuseAnother(quote: QuoteCallee, presentId: string, namedId: string): void {
    if (quote.clientId !== presentId && quote.clientId !== namedId)
      throw invalid({ path: 'clientId', message: NOT_ITS_CLIENT });
  }
}

const NOTHING = { quoteId: null, quoteNumber: null, revision: null, leadId: null, clientId: null };

function aboutQuote(quote: QuoteCallee, lead: LeadCallee | null, client: Found['client']): Callee {
  const { id, quoteNumber, revision, clientId, clientName, clientPhone } = quote;
  return {
    subject: 'QUOTE',
    quoteId: id,
    quoteNumber,
    revision,
    leadId: lead?.id ?? null,
    clientId: client?.id ?? clientId,
    ...(client ? nameOf(client) : { clientName, clientPhone }),
  };
}

function aboutLead({ id, name, phone, clientId }: LeadCallee, client: Found['client']): Callee {
  return {
    ...NOTHING,
    subject: 'LEAD',
    leadId: id,
    clientId: clientId ?? client?.id ?? null,
    clientName: name,
    clientPhone: phone,
  };
}

function mustRead(resource: Resource): void {
  const { principal } = currentContext();
  if (principal.kind === 'user' && !can(principal, resource, 'READ')) throw new AppError('FORBIDDEN');
}

function ownOrganisation(): string {
  const { organisationId } = currentContext();
  if (!organisationId) throw new AppError('UNAUTHENTICATED');
  return organisationId;
}
