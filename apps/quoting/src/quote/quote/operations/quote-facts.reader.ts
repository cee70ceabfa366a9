import type { Client, OrganisationRecord } from '@quillcare/contracts';
import { OrganisationFacts, presentClient, RpcClient, TenantReader } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';

/** Data from other services, read before the transaction. */
export interface QuoteSources {
  organisation: OrganisationRecord;
  /** Null if the client does not exist or was removed. */
  client: Client | null;
}

@Injectable()
export class QuoteFactsReader {
  constructor(
    private readonly practice: OrganisationFacts,
    private readonly rpc: RpcClient,
    private readonly reader: TenantReader,
  ) {}

  /** The practice, and the client if one is chosen yet. */
  async readFacts(clientId: string | null): Promise<QuoteSources> {
    if (clientId !== null) return this.read(clientId);
    return { organisation: await this.practice.current(), client: null };
  }

  async read(clientId: string): Promise<QuoteSources> {
    const organisation = await this.practice.current();
    return { organisation, client: await presentClient(this.rpc, organisation.id, clientId) };
  }

  /** The practice and the client of a stored quote, or `newClientId` instead. Null if the quote does not exist. */
  async readFor(quoteId: string, newClientId?: string): Promise<QuoteSources | null> {
    const sql =
      'select client_id from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null';
    const quote = await this.reader.one<{ clientId: string }>('quoting.quote_client', sql, [quoteId]);
    return quote ? this.read(newClientId ?? quote.clientId) : null;
  }
}
