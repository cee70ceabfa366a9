import { TrialEnding, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { TrialNotifier, type TrialFacts } from '../trial-notifier';

type Heard = EventEnvelope<EventData<typeof TrialEnding>>;

/** The trial ends in three days, or tomorrow. */
@Consumes(TrialEnding)
export class OnTrialEndingConsumer implements Consumer<typeof TrialEnding> {
  constructor(private readonly notifier: TrialNotifier) {}

  prepare(event: Heard): Promise<TrialFacts> {
    return this.notifier.facts(event);
  }

  handle(event: Heard, facts: TrialFacts): Promise<void> {
    return this.notifier.tell('ENDING', event, facts);
  }
}
