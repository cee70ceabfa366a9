import { DepositPaid, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { depositPaidNews } from '../domain/deposit-news';

/** The patient's receipt is mailed with the payment. */
@Consumes(DepositPaid)
export class OnDepositPaidConsumer implements Consumer<typeof DepositPaid> {
  constructor(private readonly notifier: Notifier) {}

  async handle(event: EventEnvelope<EventData<typeof DepositPaid>>): Promise<void> {
    await this.notifier.notify(depositPaidNews(event.data), event);
  }
}
