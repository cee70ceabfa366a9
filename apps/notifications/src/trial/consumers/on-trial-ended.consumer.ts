import { TrialEnded, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { TrialNotifier, type TrialFacts } from '../trial-notifier';

type Heard = EventEnvelope<EventData<typeof TrialEnded>>;

/** The trial is over. */
@Consumes(TrialEnded)
export class OnTrialEndedConsumer implements Consumer<typeof TrialEnded> {
  constructor(private readonly notifier: TrialNotifier) {}

  prepare(event: Heard): Promise<TrialFacts> {
    return this.notifier.facts(event);
  }

  handle(event: Heard, facts: TrialFacts): Promise<void> {
    return this.notifier.tell('ENDED', event, facts);
  }
}
