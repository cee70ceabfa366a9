import { DepositFailed, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { depositFailedNews } from '../domain/deposit-news';

@Consumes(DepositFailed)
export class OnDepositFailedConsumer implements Consumer<typeof DepositFailed> {
  constructor(private readonly notifier: Notifier) {}

  async handle(event: EventEnvelope<EventData<typeof DepositFailed>>): Promise<void> {
    await this.notifier.notify(depositFailedNews(event.data), event);
  }
}
