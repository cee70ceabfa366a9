import { DiscountApprovalRequested } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { AskedDiscountReader } from '../asked-discount.reader';
import { approvalRequestedNews } from '../domain/discount-approval-news';

/** Those who may decide are told of a discount that waits for them. */
export const OnDiscountApprovalRequestedConsumer = on(
  DiscountApprovalRequested,
  [AskedDiscountReader, Notifier],
  (discounts, notifier) => ({
    prepare: (event) => discounts.of(event),

    async handle(event, asked) {
      // Decided meanwhile: nobody needs to act any more.
      if (asked?.approval.state !== 'REQUESTED') return;
      for (const news of approvalRequestedNews(asked)) await notifier.notify(news, event);
    },
  }),
);
