import { AppError, listLeadContacts, type LeadContact } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const EXISTS = 'select id from crm.lead where organisation_id = $1 and id = $2';

const LATEST = `select id, at, channel, outcome, note, by_name from crm.lead_contact
  where organisation_id = $1 and lead_id = $2 order by at desc, id limit 50`;

export const ListLeadContactsQuery = implement(listLeadContacts, [TenantReader], (reader) => ({
  async handle({ params }) {
    const items = await reader.rows<LeadContact>('crm.lead_contacts', LATEST, [params.id]);
    if (items.length === 0 && !(await reader.one('crm.lead_exists', EXISTS, [params.id])))
      throw new AppError('NOT_FOUND');
    return { items };
  },
}));
