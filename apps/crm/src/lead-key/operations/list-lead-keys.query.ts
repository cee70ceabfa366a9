import { listLeadKeys, type LeadKey } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const KEYS = `select id, name, hint, created_at, created_by_name, created_by as created_by_id, last_used_at, revoked_at
  from crm.lead_key where organisation_id = $1 order by created_at desc, id limit 200`;

export const ListLeadKeysQuery = implement(listLeadKeys, [TenantReader], (reader) => ({
  handle: async () => ({ items: await reader.rows<LeadKey>('crm.lead_keys', KEYS) }),
}));
