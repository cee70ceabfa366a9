import {
  AppError,
  listLeadContacts,
  type InputOf,
  type LeadContact,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const EXISTS = 'select id from crm.lead where organisation_id = $1 and id = $2';

const LATEST = `select id, at, channel, outcome, note, by_name from crm.lead_contact
  where organisation_id = $1 and lead_id = $2 order by at desc, id limit 50`;

@Implements(listLeadContacts)
export class ListLeadContactsQuery implements Handler<typeof listLeadContacts> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof listLeadContacts>): Promise<ResultOf<typeof listLeadContacts>> {
    const items = await this.reader.rows<LeadContact>('crm.lead_contacts', LATEST, [params.id]);
    if (items.length === 0 && !(await this.reader.one('crm.lead_exists', EXISTS, [params.id])))
      throw new AppError('NOT_FOUND');
    return { items };
  }
}
