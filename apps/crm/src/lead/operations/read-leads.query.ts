import { leads, readLeads, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, selectList, TenantReader, type Handler } from '@quillcare/service-kit';
import { LeadEntity } from '../persistence/lead.entity';

type Found = ResultOf<typeof readLeads>;

const BY_IDS = `select ${selectList(LeadEntity, leads.record)} from crm.lead
  where organisation_id = $1 and id = any($2::uuid[]) order by id`;

@Implements(readLeads)
export class ReadLeadsQuery implements Handler<typeof readLeads> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readLeads>): Promise<Found> {
    return { items: await this.reader.rows<Found['items'][number]>('crm.readLeads', BY_IDS, [body.leadIds]) };
  }
}
