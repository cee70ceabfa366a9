import { DiscountApprovalRequested } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { RequestedDiscountReader } from '../requested-discount.reader';
import { approvalRequestedNews } from '../domain/discount-approval-news';

/** Notifies approvers of a discount that awaits their decision. */
export const OnDiscountApprovalRequestedConsumer = on(
  DiscountApprovalRequested,
  [RequestedDiscountReader, Notifier],
  (discounts, notifier) => ({
    prepare: (event) => discounts.read(event),

    async handle(event, discount) {
      // Already decided, so nobody needs to act.
      if (discount?.approval.state !== 'REQUESTED') return;
      for (const news of approvalRequestedNews(discount)) await notifier.notify(news, event);
    },
  }),
);
