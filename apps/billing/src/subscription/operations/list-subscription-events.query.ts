import {
  listSubscriptionEvents,
  MAX_SHOWN_SUBSCRIPTION_EVENTS,
  type SubscriptionEvent,
} from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const NEWEST = `select id, kind, about, at, plan, trial_end as trial_end_date from billing.subscription_event
  where organisation_id = $1 order by place desc limit ${MAX_SHOWN_SUBSCRIPTION_EVENTS}`;

export const ListSubscriptionEventsQuery = implement(listSubscriptionEvents, [TenantReader], (reader) => ({
  handle: async (_input) => ({
    items: await reader.rows<SubscriptionEvent>('billing.subscription_events', NEWEST),
  }),
}));
