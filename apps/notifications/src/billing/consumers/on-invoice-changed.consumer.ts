import { InvoiceChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { kindOfStatus } from '../domain/invoice-news';
import { InvoiceNotifier, type InvoiceFacts } from '../invoice-notifier';

type Heard = EventEnvelope<EventData<typeof InvoiceChanged>>;

/** An invoice was issued, paid or taken back; of one that is overdue the reminders tell. */
@Consumes(InvoiceChanged)
export class OnInvoiceChangedConsumer implements Consumer<typeof InvoiceChanged> {
  constructor(private readonly notifier: InvoiceNotifier) {}

  prepare(event: Heard): Promise<InvoiceFacts> {
    const isCredited = event.data.status === 'CANCELLED' || event.data.status === 'REFUNDED';
    return this.notifier.facts(event, isCredited ? 'CREDIT_NOTE' : 'INVOICE');
  }

  async handle(event: Heard, facts: InvoiceFacts): Promise<void> {
    const kind = kindOfStatus(event.data.status, facts.invoice);
    if (kind) await this.notifier.tell(kind, event, facts);
  }
}
