import { CardPaymentFailed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { InvoiceNotifier } from '../invoice-notifier';

/** Notifies a practice that its card could not be charged. */
export const OnCardPaymentFailedConsumer = on(CardPaymentFailed, [InvoiceNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  async handle(event, facts) {
    // Paid or credited in the meantime.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    const { failure, retryOn } = event.data;
    await notifier.notifyPractice(`CARD_${failure}`, event, facts, { retryOn });
  },
}));
