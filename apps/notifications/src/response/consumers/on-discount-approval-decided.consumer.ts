import { DiscountApprovalDecided } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { AskedDiscountReader } from '../asked-discount.reader';
import { approvalDecidedNews } from '../domain/discount-approval-news';

/** Whoever asked for a discount learns what was decided. */
export const OnDiscountApprovalDecidedConsumer = on(
  DiscountApprovalDecided,
  [AskedDiscountReader, Notifier],
  (discounts, notifier) => ({
    prepare: (event) => discounts.of(event),

    async handle(event, asked) {
      // Asked for again meanwhile: another decision will come.
      if (!asked || asked.approval.state === 'REQUESTED') return;
      await notifier.notify(approvalDecidedNews(asked), event);
    },
  }),
);
