import { defineParts } from '@quillcare/service-kit';
import { AskedDiscountReader } from './asked-discount.reader';
import { OnDiscountApprovalDecidedConsumer } from './consumers/on-discount-approval-decided.consumer';
import { OnDiscountApprovalRequestedConsumer } from './consumers/on-discount-approval-requested.consumer';
import { OnQuoteAcceptedConsumer } from './consumers/on-quote-accepted.consumer';
import { OnQuoteLinkLockedConsumer } from './consumers/on-quote-link-locked.consumer';
import { OnQuoteQueryReceivedConsumer } from './consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './consumers/on-quote-rejected.consumer';
import { ResponseNotifier } from './response-notifier';

/** What follows from a patient's answer: receipt, notice and notification. And who is told of discounts that need approval. */
export const responseParts = defineParts({
  consumers: [
    OnQuoteAcceptedConsumer,
    OnQuoteRejectedConsumer,
    OnQuoteQueryReceivedConsumer,
    OnQuoteLinkLockedConsumer,
    OnDiscountApprovalRequestedConsumer,
    OnDiscountApprovalDecidedConsumer,
  ],
  providers: [ResponseNotifier, AskedDiscountReader],
});
