import { listLeadKeys, type LeadKey, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const KEYS = `select id, name, hint, created_at, created_by_name, created_by as created_by_id, last_used_at, revoked_at
  from crm.lead_key where organisation_id = $1 order by created_at desc, id limit 200`;

@Implements(listLeadKeys)
export class ListLeadKeysQuery implements Handler<typeof listLeadKeys> {
  constructor(private readonly reader: TenantReader) {}

  async handle(): Promise<ResultOf<typeof listLeadKeys>> {
    return { items: await this.reader.rows<LeadKey>('crm.lead_keys', KEYS) };
  }
}
