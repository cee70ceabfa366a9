import type { Client, OrganisationRecord } from '@quillcare/contracts';
import { OrganisationFacts, presentClient, RpcClient, TenantReader } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';

/** Facts of other services that a quote needs, read before the transaction. */
export interface QuoteSources {
  organisation: OrganisationRecord;
  /** Null when the client does not exist or was removed. */
  client: Client | null;
}

/** Reads the facts of other services that a quote needs. */
@Injectable()
export class QuoteFactsReader {
  constructor(
    private readonly practice: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly reader: TenantReader,
  ) {}

  /** The practice, and a client if there is one yet. */
  async readFacts(clientId: string | null): Promise<QuoteSources> {
    if (clientId !== null) return this.read(clientId);
    return { organisation: await this.practice.current(), client: null };
  }

  /** The practice, and the client by id. */
  async read(clientId: string): Promise<QuoteSources> {
    const organisation = await this.practice.current();
    return { organisation, client: await presentClient(this.rpc, organisation.id, clientId) };
  }

  /**
   * The same for a stored quote, with its client or the one replacing them; null if there is no such quote.
   */
  async readFor(quoteId: string, newClientId?: string): Promise<QuoteSources | null> {
    const sql =
      'select client_id from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null';
    const quote = await this.reader.one<{ clientId: string }>('quoting.quote_client', sql, [quoteId]);
    return quote ? this.read(newClientId ?? quote.clientId) : null;
  }
}
