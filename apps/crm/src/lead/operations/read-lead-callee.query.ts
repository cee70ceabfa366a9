import { AppError, readLeadCallee, type InputOf, type LeadCallee } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const CALLEE = `select id, concat_ws(' ', first_name, last_name) as name, phone, status, client_id
  from crm.lead where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(readLeadCallee)
export class ReadLeadCalleeQuery implements Handler<typeof readLeadCallee> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readLeadCallee>): Promise<LeadCallee> {
    const lead = await this.reader.one<LeadCallee>('crm.lead_callee', CALLEE, [body.leadId]);
    if (!lead) throw new AppError('NOT_FOUND');
    return lead;
  }
}
