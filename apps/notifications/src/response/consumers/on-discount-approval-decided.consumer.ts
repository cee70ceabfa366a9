import { DiscountApprovalDecided } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { RequestedDiscountReader } from '../requested-discount.reader';
import { approvalDecidedNews } from '../domain/discount-approval-news';

/** Notifies the person who requested a discount of the decision. */
export const OnDiscountApprovalDecidedConsumer = on(
  DiscountApprovalDecided,
  [RequestedDiscountReader, Notifier],
  (discounts, notifier) => ({
    prepare: (event) => discounts.read(event),

    async handle(event, discount) {
      // Requested again in the meantime, so another decision will follow.
      if (!discount || discount.approval.state === 'REQUESTED') return;
      await notifier.notify(approvalDecidedNews(discount), event);
    },
  }),
);
