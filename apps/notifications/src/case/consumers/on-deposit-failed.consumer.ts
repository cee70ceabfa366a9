import { DepositFailed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { depositFailedNews } from '../domain/deposit-news';

export const OnDepositFailedConsumer = on(DepositFailed, [Notifier], (notifier) => ({
  async handle(event) {
    await notifier.notify(depositFailedNews(event.data), event);
  },
}));
