import {
  listSubscriptionEvents,
  MAX_SHOWN_SUBSCRIPTION_EVENTS,
  type InputOf,
  type ResultOf,
  type SubscriptionEvent,
} from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const NEWEST = `select id, kind, about, at, plan, trial_end as trial_end_date from billing.subscription_event
  where organisation_id = $1 order by place desc limit ${MAX_SHOWN_SUBSCRIPTION_EVENTS}`;

@Implements(listSubscriptionEvents)
export class ListSubscriptionEventsQuery implements Handler<typeof listSubscriptionEvents> {
  constructor(private readonly reader: TenantReader) {}

  async handle(
    _input: InputOf<typeof listSubscriptionEvents>,
  ): Promise<ResultOf<typeof listSubscriptionEvents>> {
    return { items: await this.reader.rows<SubscriptionEvent>('billing.subscription_events', NEWEST) };
  }
}
