import { defineParts } from '@quillcare/service-kit';
import { RequestedDiscountReader } from './requested-discount.reader';
import { OnAcceptanceDisputeSettledConsumer } from './consumers/on-acceptance-dispute-settled.consumer';
import { OnAcceptanceWithdrawnConsumer } from './consumers/on-acceptance-withdrawn.consumer';
import { OnDiscountApprovalDecidedConsumer } from './consumers/on-discount-approval-decided.consumer';
import { OnDiscountApprovalRequestedConsumer } from './consumers/on-discount-approval-requested.consumer';
import { OnQuoteAcceptedConsumer } from './consumers/on-quote-accepted.consumer';
import { OnQuoteAnswerOverdueConsumer } from './consumers/on-quote-answer-overdue.consumer';
import { OnQuoteExpiredConsumer } from './consumers/on-quote-expired.consumer';
import { OnQuoteLinkLockedConsumer } from './consumers/on-quote-link-locked.consumer';
import { OnQuoteViewedConsumer } from './consumers/on-quote-viewed.consumer';
import { OnRecordedAcceptanceConfirmedConsumer } from './consumers/on-recorded-acceptance-confirmed.consumer';
import { OnQuoteQueryReceivedConsumer } from './consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './consumers/on-quote-rejected.consumer';
import { ResponseNotifier } from './response-notifier';

/**
 * What follows a patient's answer or withdrawal: receipt, email to staff and notification. Also the notifications about discount
 * approvals.
 */
export const responseParts = defineParts({
  consumers: [
    OnQuoteAcceptedConsumer,
    OnQuoteRejectedConsumer,
    OnQuoteQueryReceivedConsumer,
    OnAcceptanceWithdrawnConsumer,
    OnAcceptanceDisputeSettledConsumer,
    OnQuoteExpiredConsumer,
    OnQuoteLinkLockedConsumer,
    OnQuoteViewedConsumer,
    OnQuoteAnswerOverdueConsumer,
    OnRecordedAcceptanceConfirmedConsumer,
    OnDiscountApprovalRequestedConsumer,
    OnDiscountApprovalDecidedConsumer,
  ],
  providers: [ResponseNotifier, RequestedDiscountReader],
});
