import { Injectable } from '@nestjs/common';
import { AppError, dependantKind, MOST_DEPENDANT_NAMES, type Dependants } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';

type Entry = 'doctor' | 'hospital' | 'surgery' | 'site' | 'provider' | 'option_list';
type Subject = Entry | 'client';

/** Conditions for what depends on a record, whose id is `$2`. */
interface Uses {
  quotes?: string;
  /** Surgery cases that name it themselves: staff can change what the quote said. */
  cases?: string;
  /** Surgeries whose configuration names it. */
  configurations?: string;
  rules?: 'DOCTOR' | 'HOSPITAL' | 'SURGERY' | 'SITE';
  sites?: string;
}

const entryWith = (field: string): string => `jsonb_build_array(jsonb_build_object('${field}', $2::uuid))`;

/** Drafts of which a line has an option of the list, or that chose one: they keep it with its fee. */
const WITH_OPTION_OF_LIST = `status = 'DRAFT' and exists (
  select from quoting.option_list l, jsonb_array_elements(l.options) option
   where l.organisation_id = $1 and l.id = $2 and (
     lines @> jsonb_build_array(jsonb_build_object('options', jsonb_build_array(jsonb_build_object('id', option->>'id'))))
     or surgeries @> jsonb_build_array(jsonb_build_object('optionIds', jsonb_build_array(option->>'id')))))`;

const USES: Record<Subject, Uses> = {
  client: { quotes: 'client_id = $2' },
  doctor: {
    quotes: 'doctor_id = $2',
    cases: '$2 in (doctor_id, assistant_id, anaesthetist_id)',
    configurations: `c.doctors @> ${entryWith('doctorId')}`,
    rules: 'DOCTOR',
    sites: `t.doctors @> ${entryWith('doctorId')}`,
  },
  hospital: {
    quotes: 'hospital_id = $2',
    cases: 'hospital_id = $2',
    configurations: `c.hospitals @> ${entryWith('hospitalId')}`,
    rules: 'HOSPITAL',
  },
  surgery: { quotes: `lines @> ${entryWith('surgeryId')}`, rules: 'SURGERY' },
  site: { quotes: 'site_id = $2', cases: 'site_id = $2', rules: 'SITE' },
  provider: {
    cases: '$2 in (assistant_id, anaesthetist_id)',
    configurations: `$2::uuid::text in (c.assistant->>'providerId', c.anaesthetist->>'providerId')`,
  },
  option_list: {
    quotes: WITH_OPTION_OF_LIST,
    configurations: 'c.option_list_ids @> jsonb_build_array($2::uuid)',
  },
};

const OPEN_CASE = `c.organisation_id = $1 and c.deleted_at is null and c.status not in ('COMPLETED', 'POST_OP', 'CANCELLED')`;

const countsFor = ({ quotes = 'false', cases = 'false' }: Uses): string => `
  with named as (
    select id, status from quoting.quote where organisation_id = $1 and deleted_at is null and ${quotes}
  )
  select kind, count(*)::int as count from (
    select case status when 'DRAFT' then 'DRAFT_QUOTE' when 'SENT' then 'OPEN_QUOTE' when 'QUERY_RECEIVED' then 'OPEN_QUOTE'
                       when 'ACCEPTED' then 'SIGNED_QUOTE' else 'CLOSED_QUOTE' end as kind
      from named
    union all
    select 'SURGERY_CASE' from (
      select c.id from quoting.surgery_case c join named on named.id = c.quote_id where ${OPEN_CASE}
      union
      select c.id from quoting.surgery_case c where ${OPEN_CASE} and ${cases}) open_case
  ) found group by kind`;

const named = (kind: string, from: string, condition: string): string => `
  select '${kind}' as kind, count(*)::int as count,
         (array_agg(t.name order by t.sort_name, t.id))[:${MOST_DEPENDANT_NAMES}] as names
    from ${from}
   where t.organisation_id = $1 and t.deleted_at is null and ${condition}
  having count(*) > 0`;

/** The query for dependants that have names; null where a record can have none. */
function namesFor({ configurations, rules, sites }: Uses): string | null {
  const configured = `quoting.surgery t join quoting.surgery_configuration c on c.organisation_id = $1 and c.id = t.id`;
  const parts = [
    configurations && named('SURGERY', configured, configurations),
    rules &&
      named('PRICING_RULE', 'quoting.pricing_rule t', `t.scope_type = '${rules}' and t.target_id = $2`),
    sites && named('SITE', 'quoting.site t', sites),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' union all ') : null;
}

/** What depends on a client or an entry of the directory: the one place that says what that is. */
@Injectable()
export class DependantsReader {
  constructor(private readonly reader: TenantReader) {}

  /** Throws NOT_FOUND if the entry does not exist or is already removed. */
  async ofEntry(table: Entry, id: string): Promise<Dependants> {
    const sql = `select id from quoting.${table} where organisation_id = $1 and id = $2 and deleted_at is null`;
    if (!(await this.reader.one(`quoting.${table}.exists`, sql, [id]))) throw new AppError('NOT_FOUND');
    return this.of(table, id);
  }

  ofClient(clientId: string): Promise<Dependants> {
    return this.of('client', clientId);
  }

  private async of(subject: Subject, id: string): Promise<Dependants> {
    type Item = Dependants['items'][number];
    const uses = USES[subject];
    const name = `quoting.dependants_of_${subject}`;
    const items = await this.reader.rows<Item>(name, countsFor(uses), [id]);
    const names = namesFor(uses);
    if (names) items.push(...(await this.reader.rows<Item>(`${name}.named`, names, [id])));
    const order = dependantKind.options;
    return { items: items.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) };
  }
}
