import { Injectable } from '@nestjs/common';
import {
  AppError,
  can,
  invalidInput,
  readLeadCallee,
  readQuoteCallee,
  type Callback,
  type CallbackSubject,
  type LeadCallee,
  type QuoteCallee,
  type Resource,
} from '@quillcare/contracts';
import { currentContext, nullIfNotFound, readCurrentClient, RpcClient } from '@quillcare/service-kit';
import { nameOf, nameOfLead, type CalleeName } from './domain/callee';
import { assertMayHandle } from './operations/callback-access';
import type { CallbackEntity } from './persistence/callback.entity';

/** The record named in the request: a quote, a lead or a client. */
export interface SubjectIds {
  quoteId?: string | null;
  leadId?: string | null;
  clientId?: string | null;
}

/** The subject of a call: the quote if there is one, otherwise the lead, otherwise the client. */
export function subjectOf({ quoteId, leadId }: SubjectIds): CallbackSubject {
  if (quoteId) return 'QUOTE';
  return leadId ? 'LEAD' : 'CLIENT';
}

/** The record the call is about and the person to call. */
export type Callee = Pick<
  CallbackEntity,
  'subject' | 'quoteId' | 'quoteNumber' | 'revision' | 'leadId' | 'clientId' | 'clientName' | 'clientPhone'
>;

interface FoundRecords {
  quote: QuoteCallee | null;
  lead: LeadCallee | null;
  client: Awaited<ReturnType<typeof readCurrentClient>>;
}

/** The person's name and number, and the client as the record says, which may have been merged since. */
export type CurrentCallee = CalleeName & { clientId: string | null };

const CLIENT_MISMATCH = 'This client does not belong to the quote';

/** Looks up whom to call. Asks the services that own the records, so it runs before the transaction. */
@Injectable()
export class CalleeReader {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws NOT_FOUND for a record outside the practice and FORBIDDEN for one the user may not read. */
  async calleeOf(named: SubjectIds): Promise<Callee> {
    assertMayHandle({ subject: subjectOf(named) });
    if (named.leadId) assertCanRead('LEADS');
    if (named.clientId) assertCanRead('CLIENTS');
    const found = await this.find(named);
    const { quote, lead, client } = found;
    if (named.clientId && !client) throw new AppError('NOT_FOUND');
    if (quote && named.clientId && client) this.assertSameClient(quote, client.id, named.clientId);
    if (quote) return quoteCallee(quote, lead, await this.clientOf(quote, client));
    if (lead) return leadCallee(lead, client, await this.clientOfLead(lead));
    if (!client) throw new AppError('NOT_FOUND');
    return { ...NO_SUBJECT, subject: 'CLIENT', clientId: client.id, ...nameOf(client) };
  }

  /** Whom an existing callback is about by now. Null if the person's record was removed. */
  async currentOf({ subject, leadId, clientId }: Callback): Promise<CurrentCallee | null> {
    const organisationId = currentOrganisationId();
    if (subject === 'LEAD' && leadId !== null) {
      const lead = await nullIfNotFound(this.rpc.call(readLeadCallee, { body: { organisationId, leadId } }));
      if (lead) return { ...nameOfLead(lead, await this.clientOfLead(lead)), clientId: lead.clientId };
    }
    const client = clientId === null ? null : await readCurrentClient(this.rpc, organisationId, clientId);
    return client && { ...nameOf(client), clientId };
  }

  private async clientOfLead({ clientId }: LeadCallee): Promise<FoundRecords['client']> {
    return clientId === null ? null : readCurrentClient(this.rpc, currentOrganisationId(), clientId);
  }

  private async find({ quoteId, leadId, clientId }: SubjectIds): Promise<FoundRecords> {
    const organisationId = currentOrganisationId();
    const [quote, lead, client] = await Promise.all([
      quoteId ? this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }) : null,
      leadId ? this.rpc.call(readLeadCallee, { body: { organisationId, leadId } }) : null,
      clientId ? readCurrentClient(this.rpc, organisationId, clientId) : null,
    ]);
    return { quote, lead, client };
  }

  private clientOf(
    quote: QuoteCallee,
    client: FoundRecords['client'],
  ): Promise<FoundRecords['client']> | FoundRecords['client'] {
    return client ?? readCurrentClient(this.rpc, currentOrganisationId(), quote.clientId);
  }

  /**
   * Throws if the named client is not the quote's. The lookup returns the surviving record of a merge, so the quote may still
   * name the old one.
   */
  private assertSameClient(quote: QuoteCallee, presentId: string, namedId: string): void {
    if (quote.clientId !== presentId && quote.clientId !== namedId)
      throw invalidInput({ path: 'clientId', message: CLIENT_MISMATCH });
  }
}

const NO_SUBJECT = { quoteId: null, quoteNumber: null, revision: null, leadId: null, clientId: null };

function quoteCallee(quote: QuoteCallee, lead: LeadCallee | null, client: FoundRecords['client']): Callee {
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

/** `named` is the client given in the request, `own` the one that the lead became. */
function leadCallee(lead: LeadCallee, named: FoundRecords['client'], own: FoundRecords['client']): Callee {
  const { id, clientId } = lead;
  return {
    ...NO_SUBJECT,
    subject: 'LEAD',
    leadId: id,
    clientId: clientId ?? named?.id ?? null,
    ...nameOfLead(lead, own),
  };
}

function assertCanRead(resource: Resource): void {
  const { principal } = currentContext();
  if (principal.kind === 'user' && !can(principal, resource, 'READ')) throw new AppError('FORBIDDEN');
}

function currentOrganisationId(): string {
  const { organisationId } = currentContext();
  if (!organisationId) throw new AppError('UNAUTHENTICATED');
  return organisationId;
}
