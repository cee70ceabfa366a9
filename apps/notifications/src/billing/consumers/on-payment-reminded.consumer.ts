import { PaymentReminded, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { InvoiceNotifier, type InvoiceFacts } from '../invoice-notifier';

type Heard = EventEnvelope<EventData<typeof PaymentReminded>>;

/** An invoice is due soon or overdue, or the practice is suspended for it. */
@Consumes(PaymentReminded)
export class OnPaymentRemindedConsumer implements Consumer<typeof PaymentReminded> {
  constructor(private readonly notifier: InvoiceNotifier) {}

  prepare(event: Heard): Promise<InvoiceFacts> {
    return this.notifier.facts(event);
  }

  async handle(event: Heard, facts: InvoiceFacts): Promise<void> {
    // Whoever has paid since is not reminded.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    await this.notifier.tell(event.data.stage, event, facts, { suspendsOn: event.data.suspendsOn });
  }
}
