import { Injectable } from '@nestjs/common';
import { AppError, dependantKind, type Dependants } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
type Entry = 'doctor' | 'hospital' | 'surgery';
type Subject = Entry | 'client';

/** Condition for quotes that refer to each of them; `$2` is the id. */
const NAMES_IT: Record<Subject, string> = {
  client: 'client_id = $2',
  doctor: 'doctor_id = $2',
  hospital: 'hospital_id = $2',
  surgery: `lines @> jsonb_build_array(jsonb_build_object('surgeryId', $2::uuid))`,
};

const countsFor = (subject: Subject): string => `
  with named as (
    select id, status from quoting.quote where organisation_id = $1 and deleted_at is null and ${NAMES_IT[subject]}
  )
  select kind, count(*)::int as count from (
    select case status when 'DRAFT' then 'DRAFT_QUOTE' when 'SENT' then 'OPEN_QUOTE' when 'QUERY_RECEIVED' then 'OPEN_QUOTE'
                       when 'ACCEPTED' then 'SIGNED_QUOTE' else 'CLOSED_QUOTE' end as kind
      from named
    union all
    select 'SURGERY_CASE' from quoting.surgery_case c join named on named.id = c.quote_id
     where c.organisation_id = $1 and c.deleted_at is null and c.status not in ('COMPLETED', 'POST_OP', 'CANCELLED')
  ) found group by kind`;

/** Counts the quotes and open surgery cases that depend on a client or an entry of the directory. */
@Injectable()
export class QuotesDependingOnReader {
  constructor(private readonly reader: TenantReader) {}

  /** Throws NOT_FOUND if the entry does not exist or is already removed. */
  async ofEntry(table: Entry, id: string): Promise<Dependants> {
    const sql = `select id from quoting.${table} where organisation_id = $1 and id = $2 and deleted_at is null`;
    if (!(await this.reader.one(`quoting.${table}.exists`, sql, [id]))) throw new AppError('NOT_FOUND');
    return this.count(table, id);
  }

  ofClient(clientId: string): Promise<Dependants> {
    return this.count('client', clientId);
  }

  private async count(subject: Subject, id: string): Promise<Dependants> {
    const name = `quoting.dependants_of_${subject}`;
    const rows = await this.reader.rows<Dependants['items'][number]>(name, countsFor(subject), [id]);
    const order = dependantKind.options;
    return { items: rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) };
  }
}
