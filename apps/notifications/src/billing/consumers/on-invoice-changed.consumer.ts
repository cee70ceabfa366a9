import { InvoiceChanged } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { kindOfStatus } from '../domain/invoice-news';
import { InvoiceNotifier } from '../invoice-notifier';

/** An invoice was issued, paid or taken back; of one that is overdue the reminders tell. */
export const OnInvoiceChangedConsumer = on(InvoiceChanged, [InvoiceNotifier], (notifier) => ({
  prepare(event) {
    const isCredited = event.data.status === 'CANCELLED' || event.data.status === 'REFUNDED';
    return notifier.facts(event, isCredited ? 'CREDIT_NOTE' : 'INVOICE');
  },

  async handle(event, facts) {
    const kind = kindOfStatus(event.data.status, facts.invoice);
    if (kind) await notifier.tell(kind, event, facts);
  },
}));
