import {
  AppError,
  listLeadMatches,
  type ClientSummary,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const REACHED = `select email, phone from crm.lead where organisation_id = $1 and id = $2 and deleted_at is null`;

// One index each for email and phone; `or` would use neither.
const MATCHES = `select id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip,
    suburb, state, is_duplicate_flag
  from crm.client where organisation_id = $1 and id in (
    select id from crm.client where organisation_id = $1 and email = $2 and deleted_at is null
    union select id from crm.client where organisation_id = $1 and phone = $3 and deleted_at is null)
  order by updated_at desc, id limit 10`;

@Implements(listLeadMatches)
export class ListLeadMatchesQuery implements Handler<typeof listLeadMatches> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof listLeadMatches>): Promise<ResultOf<typeof listLeadMatches>> {
    const lead = await this.reader.one<{ email: string | null; phone: string | null }>(
      'crm.lead_reached',
      REACHED,
      [params.id],
    );
    if (!lead) throw new AppError('NOT_FOUND');
    const items = await this.reader.rows<ClientSummary>('crm.lead_matches', MATCHES, [
      lead.email,
      lead.phone,
    ]);
    return { items };
  }
}
