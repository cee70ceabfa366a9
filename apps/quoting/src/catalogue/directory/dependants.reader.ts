import { Injectable } from '@nestjs/common';
import {
  AppError,
  dependantKind,
  MOST_NAMED_DEPENDANTS,
  type ClientUses,
  type Dependants,
} from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';

type Entry = 'doctor' | 'hospital' | 'surgery' | 'site' | 'provider' | 'option_list';
type Subject = Entry | 'client';

/** SQL conditions for the records that depend on the record with id `$2`. */
interface Uses {
  quotes?: string;
  /** Surgery cases that reference it directly, because staff can change what the quote said. */
  cases?: string;
  /** Surgeries whose configuration references it. */
  configurations?: string;
  rules?: 'DOCTOR' | 'HOSPITAL' | 'SURGERY' | 'SITE';
  sites?: string;
  templates?: string;
}

const entryWith = (field: string): string => `jsonb_build_array(jsonb_build_object('${field}', $2::uuid))`;

/** Drafts with an option of the list on a line or selected; they keep it with its fee. */
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
  surgery: {
    quotes: `lines @> ${entryWith('surgeryId')}`,
    rules: 'SURGERY',
    templates: `(t.surgeries @> ${entryWith('surgeryId')} or t.lines @> ${entryWith('surgeryId')})`,
  },
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

/** Aggregates the first records of a kind as JSON, ordered by these columns. */
const first = (name: string, order: string, only = 'true'): string =>
  `(array_agg(json_build_object('id', id, 'name', ${name}) order by ${order}) filter (where ${only}))[:${MOST_NAMED_DEPENDANTS}]`;

const QUOTE_NAME = `quote_number || case when revision > 1 then ' v' || revision else '' end`;

const QUOTE_KIND = `case status when 'DRAFT' then 'DRAFT_QUOTE' when 'SENT' then 'OPEN_QUOTE'
  when 'QUERY_RECEIVED' then 'OPEN_QUOTE' when 'ACCEPTED' then 'SIGNED_QUOTE' else 'CLOSED_QUOTE' end`;

const OF_CLIENTS = `
  with own as (
    select id, client_id, ${QUOTE_KIND} as kind from quoting.quote
     where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null
  )
  select client_id as "clientId", kind, count(*)::int as count from own group by client_id, kind
  union all
  select own.client_id, 'SURGERY_CASE', count(*)::int from quoting.surgery_case c join own on own.id = c.quote_id
   where ${OPEN_CASE} group by own.client_id`;

const quotesAndCases = ({ quotes = 'false', cases = 'false' }: Uses): string => `
  with named as (
    select id, quote_number, revision, created_at,
           ${QUOTE_KIND} as kind
      from quoting.quote where organisation_id = $1 and deleted_at is null and ${quotes}
  ), open_case as (
    select c.id, c.quote_number from quoting.surgery_case c join named on named.id = c.quote_id where ${OPEN_CASE}
    union
    select c.id, c.quote_number from quoting.surgery_case c where ${OPEN_CASE} and ${cases}
  )
  select kind, count(*)::int as count, ${first(QUOTE_NAME, 'created_at desc, id')} as records from named group by kind
  union all
  select 'SURGERY_CASE', count(*)::int, ${first('quote_number', 'quote_number desc, id')} from open_case having count(*) > 0`;

const named = (kind: string, from: string, condition: string, readable = 'true'): string => `
  select '${kind}', count(*)::int, ${first('name', 'sort_name, id', readable)}
    from (select t.* from ${from} where t.organisation_id = $1 and t.deleted_at is null and ${condition}) t
  having count(*) > 0`;

/** Builds a single query for everything that depends on a record of the kind. */
function queryFor(uses: Uses): string {
  const { configurations, rules, sites, templates } = uses;
  const configured = `quoting.surgery t join quoting.surgery_configuration c on c.organisation_id = $1 and c.id = t.id`;
  const parts = [
    quotesAndCases(uses),
    configurations && named('SURGERY', configured, configurations),
    rules &&
      named('PRICING_RULE', 'quoting.pricing_rule t', `t.scope_type = '${rules}' and t.target_id = $2`),
    sites && named('SITE', 'quoting.site t', sites),
    // The names of private templates are visible only to their owners.
    templates && named('QUOTE_TEMPLATE', 'quoting.quote_template t', templates, 'is_shared'),
  ];
  return parts.filter((part) => part !== undefined).join('\n  union all');
}

/** The single place that defines what depends on a client or a directory entry. */
@Injectable()
export class DependantsReader {
  constructor(private readonly reader: TenantReader) {}

  /** Throws NOT_FOUND if the entry does not exist or was removed. */
  async ofEntry(table: Entry, id: string): Promise<Dependants> {
    const itself = `select 'ITSELF', 1, null from quoting.${table} where organisation_id = $1 and id = $2 and deleted_at is null`;
    const rows = await this.read(table, id, `${queryFor(USES[table])}\n  union all ${itself}`);
    if (!rows.some(({ kind }) => kind === 'ITSELF')) throw new AppError('NOT_FOUND');
    return sorted(rows);
  }

  async ofClient(clientId: string): Promise<Dependants> {
    return sorted(await this.read('client', clientId, queryFor(USES.client)));
  }

  /** Counts the dependants of many clients at once, without names. */
  ofClients(clientIds: readonly string[]): Promise<ClientUses['items']> {
    return this.reader.rows('quoting.dependants_of_clients', OF_CLIENTS, [clientIds]);
  }

  private read(subject: Subject, id: string, sql: string): Promise<Row[]> {
    return this.reader.rows<Row>(`quoting.dependants_of_${subject}`, sql, [id]);
  }
}

type Item = Dependants['items'][number];

interface Row {
  kind: Item['kind'] | 'ITSELF';
  count: number;
  records: NonNullable<Item['records']> | null;
}

function sorted(rows: readonly Row[]): Dependants {
  const items = rows.flatMap(({ kind, count, records }): Item[] =>
    kind === 'ITSELF' ? [] : [{ kind, count, ...(records && { records }) }],
  );
  const order = dependantKind.options;
  return { items: items.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) };
}

/** The dependants lookup in the form `recordParts` takes. */
export const dependantsOf = (table: Entry) => ({
  reader: DependantsReader,
  of: (dependants: DependantsReader, id: string) => dependants.ofEntry(table, id),
});
