import { AcceptanceWithdrawn, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import type { ResponseFacts } from '../domain/response-letters';
import { ResponseNotifier } from '../response-notifier';

type Event = EventEnvelope<EventData<typeof AcceptanceWithdrawn>>;

/** The patient has an email of their own with the link to what they withdrew. */
@Consumes(AcceptanceWithdrawn)
export class OnAcceptanceWithdrawnConsumer implements Consumer<typeof AcceptanceWithdrawn> {
  constructor(private readonly notifier: ResponseNotifier) {}

  prepare(event: Event): Promise<ResponseFacts> {
    return this.notifier.facts(event);
  }

  handle(event: Event, facts: ResponseFacts): Promise<void> {
    return this.notifier.notify('withdrawn', event, facts);
  }
}
