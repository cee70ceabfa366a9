import { leads, readLeads, type ResultOf } from '@quillcare/contracts';
import { implement, selectList, TenantReader } from '@quillcare/service-kit';
import { LeadEntity } from '../persistence/lead.entity';

type Found = ResultOf<typeof readLeads>;

const BY_IDS = `select ${selectList(LeadEntity, leads.record)} from crm.lead
  where organisation_id = $1 and id = any($2::uuid[]) order by id`;

export const ReadLeadsQuery = implement(readLeads, [TenantReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<Found['items'][number]>('crm.readLeads', BY_IDS, [body.leadIds]),
  }),
}));
