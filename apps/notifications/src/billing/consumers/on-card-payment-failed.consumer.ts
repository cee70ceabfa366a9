import { CardPaymentFailed, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { InvoiceNotifier, type InvoiceFacts } from '../invoice-notifier';

type Heard = EventEnvelope<EventData<typeof CardPaymentFailed>>;

/** An invoice could not be charged to a practice's card. */
@Consumes(CardPaymentFailed)
export class OnCardPaymentFailedConsumer implements Consumer<typeof CardPaymentFailed> {
  constructor(private readonly notifier: InvoiceNotifier) {}

  prepare(event: Heard): Promise<InvoiceFacts> {
    return this.notifier.facts(event);
  }

  async handle(event: Heard, facts: InvoiceFacts): Promise<void> {
    // Whoever has paid since need do nothing.
    if (facts.invoice.paidOn !== null || facts.invoice.credit !== null) return;
    const { failure, retryOn } = event.data;
    await this.notifier.tell(`CARD_${failure}`, event, facts, { retryOn });
  }
}
