import { CardPaymentFailed } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { InvoiceNotifier } from '../invoice-notifier';

/** An invoice could not be charged to a practice's card. */
export const OnCardPaymentFailedConsumer = on(CardPaymentFailed, [InvoiceNotifier], (notifier) => ({
  prepare: (event) => notifier.facts(event),

  async handle(event, facts) {
    // Whoever has paid since need do nothing.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    const { failure, retryOn } = event.data;
    await notifier.tell(`CARD_${failure}`, event, facts, { retryOn });
  },
}));
