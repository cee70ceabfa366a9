import { DepositPaid } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { depositPaidNews } from '../domain/deposit-news';

/** Notifies staff. The patient's receipt is emailed with the payment. */
export const OnDepositPaidConsumer = on(DepositPaid, [Notifier], (notifier) => ({
  async handle(event) {
    await notifier.notify(depositPaidNews(event.data), event);
  },
}));
