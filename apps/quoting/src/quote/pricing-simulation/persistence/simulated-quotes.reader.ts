import { Injectable } from '@nestjs/common';
import { TenantReader } from '@quillcare/service-kit';
import type { StoredQuote } from '../domain/stored-quote';

// A union that uses two indexes, because a quote sent recently may have been created long before.
const RECENT = `select id, quote_number, revision from quoting.quote
    where organisation_id = $1 and deleted_at is null and created_at >= $2
  union select id, quote_number, revision from quoting.quote
    where organisation_id = $1 and deleted_at is null and sent_at >= $2`;
// The newest version of each quote, even if it is a draft.
const IDS = `select id from (${RECENT}) recent
   where not exists (select from quoting.quote newer where newer.organisation_id = $1 and newer.deleted_at is null
     and newer.quote_number = recent.quote_number and newer.revision > recent.revision)
   order by id`;
const QUOTES = `select id, quote_number, doctor_id, hospital_id, site_id, currency, gst_rate_basis_points, quote_discount, lines
  from quoting.quote where organisation_id = $1 and id = any($2::uuid[])`;

@Injectable()
export class SimulatedQuotesReader {
  constructor(private readonly reader: TenantReader) {}

  async idsSince(since: Date): Promise<string[]> {
    const rows = await this.reader.rows<{ id: string }>('quoting.simulatedQuoteIds', IDS, [since]);
    return rows.map(({ id }) => id);
  }

  /** The quotes with these ids, in no particular order. */
  quotes(ids: readonly string[]): Promise<StoredQuote[]> {
    return this.reader.rows<StoredQuote>('quoting.simulatedQuotes', QUOTES, [ids]);
  }
}
