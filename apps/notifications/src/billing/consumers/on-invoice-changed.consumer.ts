import { InvoiceChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { newsKindOfStatus } from '../domain/invoice-news';
import { InvoiceNotifier } from '../invoice-notifier';

/** Notifies a practice when an invoice is issued, paid or credited. Overdue invoices are covered by the reminders. */
export const OnInvoiceChangedConsumer = on(InvoiceChanged, [InvoiceNotifier], (notifier) => ({
  prepare(event) {
    const isCredited = event.data.status === 'CANCELLED' || event.data.status === 'REFUNDED';
    return notifier.readFacts(event, isCredited ? 'CREDIT_NOTE' : 'INVOICE');
  },

  async handle(event, facts) {
    const kind = newsKindOfStatus(event.data.status, facts.invoice);
    if (kind) await notifier.notifyPractice(kind, event, facts);
  },
}));
