import { defineParts } from '@quillcare/service-kit';
import { OnCardPaymentFailedConsumer } from './consumers/on-card-payment-failed.consumer';
import { OnInvoiceChangedConsumer } from './consumers/on-invoice-changed.consumer';
import { OnPaymentRemindedConsumer } from './consumers/on-payment-reminded.consumer';
import { InvoiceNotifier } from './invoice-notifier';

/** Notifications and emails to practices about their invoices. */
export const billingParts = defineParts({
  consumers: [OnCardPaymentFailedConsumer, OnInvoiceChangedConsumer, OnPaymentRemindedConsumer],
  providers: [InvoiceNotifier],
});
