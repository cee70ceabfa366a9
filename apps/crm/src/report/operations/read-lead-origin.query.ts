import { AppError, readLeadOrigin, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const ORIGIN = `select case when deleted_at is null then client_id end as client_id, source, created_at as asked_at
  from crm.lead where organisation_id = $1 and id = $2`;

export const ReadLeadOriginQuery = implement(readLeadOrigin, [TenantReader], (reader) => ({
  async handle({ body }) {
    const lead = await reader.one<ResultOf<typeof readLeadOrigin>>('crm.lead_origin', ORIGIN, [body.leadId]);
    if (!lead) throw new AppError('NOT_FOUND');
    return lead;
  },
}));
