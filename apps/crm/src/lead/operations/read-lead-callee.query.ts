import { AppError, readLeadCallee, type LeadCallee } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const CALLEE = `select id, concat_ws(' ', first_name, last_name) as name, phone, status, client_id, owner_id, created_at
  from crm.lead where organisation_id = $1 and id = $2 and deleted_at is null`;

export const ReadLeadCalleeQuery = implement(readLeadCallee, [TenantReader], (reader) => ({
  async handle({ body }) {
    const lead = await reader.one<LeadCallee>('crm.lead_callee', CALLEE, [body.leadId]);
    if (!lead) throw new AppError('NOT_FOUND');
    return lead;
  },
}));
