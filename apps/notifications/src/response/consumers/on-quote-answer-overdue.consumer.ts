import { QuoteAnswerOverdue, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { answerOverdueNews } from '../domain/answer-overdue-news';

@Consumes(QuoteAnswerOverdue)
export class OnQuoteAnswerOverdueConsumer implements Consumer<typeof QuoteAnswerOverdue> {
  constructor(private readonly notifier: Notifier) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteAnswerOverdue>>): Promise<void> {
    return this.notifier.notify(answerOverdueNews(data));
  }
}
