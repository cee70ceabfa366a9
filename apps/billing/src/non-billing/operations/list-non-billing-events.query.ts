import {
  listNonBillingEvents,
  type InputOf,
  type NonBillingEvent,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';

const REASON = 'super admins see when and why practices were not billed';
const NEWEST = `select id, action, at, by_name, last_day, reason from billing.non_billing_event
  where organisation_id = $1 order by place desc limit 500`;

@Implements(listNonBillingEvents)
export class ListNonBillingEventsQuery implements Handler<typeof listNonBillingEvents> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({
    params: { id },
  }: InputOf<typeof listNonBillingEvents>): Promise<ResultOf<typeof listNonBillingEvents>> {
    return {
      items: await this.reader.rows<NonBillingEvent>(REASON, 'billing.nonBillingEvents', NEWEST, [id]),
    };
  }
}
