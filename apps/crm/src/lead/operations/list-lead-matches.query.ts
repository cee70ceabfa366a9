import { AppError, listLeadMatches, type ClientSummary } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const REACHED = `select email, phone from crm.lead where organisation_id = $1 and id = $2 and deleted_at is null`;

// One branch each for email and phone, each using its index; a single `or` would use neither.
const MATCHES = `select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip,
    suburb, state, is_duplicate_flag
  from crm.client where organisation_id = $1 and id in (
    select id from crm.client where organisation_id = $1 and email = $2 and deleted_at is null
    union select id from crm.client where organisation_id = $1 and phone = $3 and deleted_at is null)
  order by updated_at desc, id limit 10`;

export const ListLeadMatchesQuery = implement(listLeadMatches, [TenantReader], (reader) => ({
  async handle({ params }) {
    const lead = await reader.one<{ email: string | null; phone: string | null }>(
      'crm.lead_reached',
      REACHED,
      [params.id],
    );
    if (!lead) throw new AppError('NOT_FOUND');
    const items = await reader.rows<ClientSummary>('crm.lead_matches', MATCHES, [lead.email, lead.phone]);
    return { items };
  },
}));
