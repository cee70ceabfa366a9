import { AppError, readLeadOrigin, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const ORIGIN = `select case when deleted_at is null then client_id end as client_id, source, created_at as asked_at
  from crm.lead where organisation_id = $1 and id = $2`;

@Implements(readLeadOrigin)
export class ReadLeadOriginQuery implements Handler<typeof readLeadOrigin> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readLeadOrigin>): Promise<ResultOf<typeof readLeadOrigin>> {
    const lead = await this.reader.one<ResultOf<typeof readLeadOrigin>>('crm.lead_origin', ORIGIN, [
      body.leadId,
    ]);
    if (!lead) throw new AppError('NOT_FOUND');
    return lead;
  }
}
