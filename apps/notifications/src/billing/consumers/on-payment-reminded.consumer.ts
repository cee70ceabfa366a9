import { PaymentReminded } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { InvoiceNotifier } from '../invoice-notifier';

/** An invoice is due soon or overdue, or the practice is suspended for it. */
export const OnPaymentRemindedConsumer = on(PaymentReminded, [InvoiceNotifier], (notifier) => ({
  prepare: (event) => notifier.facts(event),

  async handle(event, facts) {
    // Whoever has paid since is not reminded.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    await notifier.tell(event.data.stage, event, facts, { suspendsOn: event.data.suspendsOn });
  },
}));
