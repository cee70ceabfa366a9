import { countLeads, type LeadStatus } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

interface Row {
  what: 'asked' | 'converted' | 'open';
  /** ISO date, or the status for open leads. */
  name: string;
  count: number;
  amountMinor: number;
}

const FROM = `from crm.lead where organisation_id = $1 and deleted_at is null`;
/** Start of the first day in the practice's time zone. */
const SINCE = `($2::date::timestamp at time zone $3)`;

const COUNTS = `select 'asked' as what, (created_at at time zone $3)::date::text as name, count(*)::int as count,
    0::float8 as amount_minor ${FROM} and created_at >= ${SINCE} group by 2
  union all
  select 'converted', (converted_at at time zone $3)::date::text, count(*)::int, 0
    ${FROM} and status = 'CONVERTED' and converted_at >= ${SINCE} group by 2
  union all
  select 'open', status, count(*)::int, coalesce(sum(expected_value_minor), 0)::float8
    ${FROM} and status in ('NEW', 'CONTACTED', 'QUALIFIED') group by 2`;

export const CountLeadsQuery = implement(countLeads, [TenantReader], (reader) => ({
  async handle({ body }) {
    const rows = await reader.rows<Row>('crm.lead_figures', COUNTS, [body.since, body.timeZone]);
    const days = (what: Row['what']) =>
      rows.filter((row) => row.what === what).map(({ name, count }) => ({ day: name, count }));
    return {
      asked: days('asked'),
      converted: days('converted'),
      open: rows
        .filter(({ what }) => what === 'open')
        .map(({ name, count, amountMinor }) => ({ status: name as LeadStatus, count, amountMinor })),
    };
  },
}));
