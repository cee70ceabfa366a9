import { SurgeryCaseScheduled, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer, type CaseFacts } from '../case-mailer';
import { caseScheduledNews } from '../domain/case-news';

type Event = EventEnvelope<EventData<typeof SurgeryCaseScheduled>>;

/** Staff and, if the practice tells patients, the patient. */
@Consumes(SurgeryCaseScheduled)
export class OnSurgeryCaseScheduledConsumer implements Consumer<typeof SurgeryCaseScheduled> {
  constructor(
    private readonly mailer: CaseMailer,
    private readonly notifier: Notifier,
  ) {}

  prepare(event: Event): Promise<CaseFacts> {
    return this.mailer.facts(event, 'SCHEDULED');
  }

  async handle(event: Event, facts: CaseFacts): Promise<void> {
    await this.notifier.notify(caseScheduledNews(event.data, facts.practice), event);
    await this.mailer.queue(facts);
  }
}
