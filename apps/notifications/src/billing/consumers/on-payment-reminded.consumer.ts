import { PaymentReminded } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { InvoiceNotifier } from '../invoice-notifier';

/** Notifies a practice that an invoice is due soon or overdue, or that it has been suspended. */
export const OnPaymentRemindedConsumer = on(PaymentReminded, [InvoiceNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  async handle(event, facts) {
    // Paid or credited in the meantime.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    await notifier.notifyPractice(event.data.stage, event, facts, { suspendsOn: event.data.suspendsOn });
  },
}));
