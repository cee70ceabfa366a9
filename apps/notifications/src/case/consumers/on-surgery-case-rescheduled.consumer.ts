import { SurgeryCaseRescheduled, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer, type CaseFacts } from '../case-mailer';
import { caseMovedNews } from '../domain/case-news';

type Event = EventEnvelope<EventData<typeof SurgeryCaseRescheduled>>;

/** Staff and, if the practice tells patients, the patient. */
@Consumes(SurgeryCaseRescheduled)
export class OnSurgeryCaseRescheduledConsumer implements Consumer<typeof SurgeryCaseRescheduled> {
  constructor(
    private readonly mailer: CaseMailer,
    private readonly notifier: Notifier,
  ) {}

  prepare(event: Event): Promise<CaseFacts> {
    return this.mailer.facts(event, 'MOVED');
  }

  async handle(event: Event, facts: CaseFacts): Promise<void> {
    await this.notifier.notify(caseMovedNews(event.data, facts.practice), event);
    await this.mailer.queue(facts);
  }
}
