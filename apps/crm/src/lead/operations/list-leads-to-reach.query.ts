import { listLeadsToReach, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { LEAD_COLUMNS } from './lead.columns';

type LeadToReach = ResultOf<typeof listLeadsToReach>['items'][number];

const ACTIVE_LEADS = 'organisation_id = $1 and deleted_at is null';
const UNREACHED = `${ACTIVE_LEADS} and status = 'NEW' and first_contacted_at is null`;
const FOLLOW_UP = `${ACTIVE_LEADS} and status in ('NEW', 'CONTACTED', 'QUALIFIED') and next_follow_up_on <= $2::date
    and not (status = 'NEW' and first_contacted_at is null)`;

// Each reason is read in the order of its own index.
const TO_REACH = `select * from (
    select 'NOT_REACHED' as reason, ${LEAD_COLUMNS}, count(*) over ()::int as found from crm.lead
     where ${UNREACHED} order by created_at, id limit $3) unreached
  union all
  select * from (
    select 'FOLLOW_UP' as reason, ${LEAD_COLUMNS}, count(*) over ()::int as found from crm.lead
     where ${FOLLOW_UP} order by next_follow_up_on, id limit $3) due`;

export const ListLeadsToReachQuery = implement(listLeadsToReach, [TenantReader], (reader) => ({
  async handle({ body }) {
    const items = await reader.rows<LeadToReach & { found: number }>('crm.leads_to_reach', TO_REACH, [
      body.until,
      body.limit,
    ]);
    const countFor = (reason: LeadToReach['reason']) =>
      items.find((item) => item.reason === reason)?.found ?? 0;
    return { items, count: countFor('NOT_REACHED') + countFor('FOLLOW_UP') };
  },
}));
