import { SurgeryCaseCancelled, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { CaseMailer, type CaseFacts } from '../case-mailer';
import { caseCancelledNews } from '../domain/case-news';

type Event = EventEnvelope<EventData<typeof SurgeryCaseCancelled>>;

/** Staff and, if the practice tells patients, the patient; of their own withdrawal they have another email. */
@Consumes(SurgeryCaseCancelled)
export class OnSurgeryCaseCancelledConsumer implements Consumer<typeof SurgeryCaseCancelled> {
  constructor(
    private readonly mailer: CaseMailer,
    private readonly notifier: Notifier,
  ) {}

  prepare(event: Event): Promise<CaseFacts> {
    return this.mailer.facts(event, event.data.cancelledBy === 'STAFF' ? 'CANCELLED' : null);
  }

  async handle(event: Event, facts: CaseFacts): Promise<void> {
    const news = caseCancelledNews(event.data, facts.practice);
    if (news) await this.notifier.notify(news, event);
    await this.mailer.queue(facts);
  }
}
