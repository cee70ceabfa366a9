import { Injectable } from '@nestjs/common';
import { listClientQuoteIds, listMailMoments, type SourceEntry } from '@quillcare/contracts';
import { RpcClient, TenantReader } from '@quillcare/service-kit';
import type { TimelineAsk, TimelineSource } from '../timeline.source';

const ENQUIRIES = `select e.id from crm.lead l
  join crm.enquiry e on e.organisation_id = $1 and e.lead_id = l.id and e.via = 'FORM'
  where l.organisation_id = $1 and l.client_id = $2 order by e.received_at desc limit 50`;

/** Emails to the patient with their kind and delivery state. They concern quotes or confirm an enquiry. */
@Injectable()
export class EmailSource implements TimelineSource {
  readonly kinds = ['EMAIL'] as const;

  constructor(
    private readonly rpc: RpcClient,
    private readonly reader: TenantReader,
  ) {}

  async entries({
    person: _person,
    familyIds: _familyIds,
    clientId,
    ...ask
  }: TimelineAsk): Promise<SourceEntry[]> {
    const { organisationId } = ask;
    const [quotes, enquiries] = await Promise.all([
      this.rpc.call(listClientQuoteIds, { body: { organisationId, clientId } }),
      this.reader.rows<{ id: string }>('crm.enquiries_of_client', ENQUIRIES, [clientId]),
    ]);
    if (quotes.ids.length + enquiries.length === 0) return [];
    const enquiryIds = enquiries.map(({ id }) => id);
    const body = { ...ask, kinds: [...this.kinds], quoteIds: quotes.ids, enquiryIds };
    return (await this.rpc.call(listMailMoments, { body })).items;
  }
}
