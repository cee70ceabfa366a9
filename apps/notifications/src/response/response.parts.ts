import { defineParts } from '@quillcare/service-kit';
import { OnQuoteAcceptedConsumer } from './consumers/on-quote-accepted.consumer';
import { OnQuoteLinkLockedConsumer } from './consumers/on-quote-link-locked.consumer';
import { OnQuoteQueryReceivedConsumer } from './consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './consumers/on-quote-rejected.consumer';
import { ResponseNotifier } from './response-notifier';

/** What follows from a patient's answer: receipt, notice and notification. */
export const responseParts = defineParts({
  consumers: [
    OnQuoteAcceptedConsumer,
    OnQuoteRejectedConsumer,
    OnQuoteQueryReceivedConsumer,
    OnQuoteLinkLockedConsumer,
  ],
  providers: [ResponseNotifier],
});
