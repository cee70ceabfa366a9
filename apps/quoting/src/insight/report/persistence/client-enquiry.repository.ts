import type { MergeFacts } from '@quillcare/contracts';
import { MergedClients, UnitOfWork, type ClientRows } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';

/** The origin of a client's enquiry, from crm. */
export interface Origin {
  clientId: string | null;
  source: string;
  askedAt: string;
}

const ENQUIRIES: ClientRows = {
  table: 'quoting.client_enquiry',
  column: 'client_id',
  before: 'client_before_merge',
};

@Injectable()
export class ClientEnquiryRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly merges: MergedClients,
  ) {}

  /** Moves enquiries along with merged clients, and back; quotes of both clients may then be attributed differently. */
  async follow(facts: MergeFacts): Promise<void> {
    await this.merges.move([ENQUIRIES], facts);
    await this.markQuotesOf([facts.survivorId, facts.formerId]);
  }

  /** Stores the current state of an enquiry and marks the quotes that may be attributed to it. */
  async store(leadId: string, { clientId, source, askedAt }: Origin): Promise<void> {
    const own = [this.uow.organisationId, leadId];
    const [former] = await this.uow.query<{ client_id: string | null }>(
      'select client_id from quoting.client_enquiry where organisation_id = $1 and lead_id = $2 for update',
      own,
    );
    // Most enquiries change many times before they become clients.
    if (!former && clientId === null) return;
    const changed = await this.uow.execute(
      `insert into quoting.client_enquiry as e (organisation_id, lead_id, client_id, source, asked_at) values ($1, $2, $3, $4, $5)
       on conflict (organisation_id, lead_id) do update
         set client_id = excluded.client_id, source = excluded.source, asked_at = excluded.asked_at
         where (e.client_id, e.source, e.asked_at) is distinct from (excluded.client_id, excluded.source, excluded.asked_at)`,
      [...own, clientId, source, askedAt],
    );
    if (changed > 0) await this.markQuotesOf([former?.client_id ?? null, clientId]);
  }

  private async markQuotesOf(clientIds: readonly (string | null)[]): Promise<void> {
    await this.uow.execute(
      `insert into quoting.report_mark (organisation_id, subject)
       select distinct organisation_id, quote_number from quoting.quote
        where organisation_id = $1 and client_id = any ($2::uuid[]) and sent_at is not null and deleted_at is null`,
      [this.uow.organisationId, clientIds.filter((clientId) => clientId !== null)],
    );
  }
}
