import { listNonBillingEvents, type NonBillingEvent } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

const REASON = 'super admins see when and why practices were not billed';
const NEWEST = `select id, action, at, by_name, last_day, reason from billing.non_billing_event
  where organisation_id = $1 order by place desc limit 500`;

export const ListNonBillingEventsQuery = implement(listNonBillingEvents, [PlatformReader], (reader) => ({
  handle: async ({ params: { id } }) => ({
    items: await reader.rows<NonBillingEvent>(REASON, 'billing.nonBillingEvents', NEWEST, [id]),
  }),
}));
