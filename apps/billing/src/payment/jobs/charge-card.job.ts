import { chargeCard, type JobData } from '@quillcare/contracts';
import type { CardPaymentOrder, ProviderPayment } from '@quillcare/payments';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { CardPayments } from '../card-payments';
import { Cards } from '../cards';
import { orderOf } from '../domain/card-order';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

interface Begun {
  order: CardPaymentOrder;
  /** The provider's id of the card to charge. Null if nothing should be charged any more. */
  cardId: string | null;
  /** Idempotency key, the same for every attempt at this payment. */
  key: string;
  /** Time of the first request to the provider. Null if there was none. */
  askedAt: Date | null;
}

/** Records each charge before calling the provider, so that a retry after a worker's death first looks for an earlier charge. */
@Processes(chargeCard)
export class ChargeCardJob implements JobHandler<typeof chargeCard> {
  constructor(
    private readonly cards: Cards,
    private readonly invoices: InvoiceRepository,
    private readonly payments: CardPaymentRepository,
    private readonly methods: PaymentMethodRepository,
    private readonly recorder: CardPayments,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(data: JobData<typeof chargeCard>): Promise<void> {
    const { organisationId, paymentId } = data;
    const begun = await this.uow.runFor(organisationId, () => this.begin(data));
    if (!begun) return;
    const found = await this.charged(begun);
    await this.uow.runFor(organisationId, async () => {
      if (found) await this.recorder.record(paymentId, found);
      else await this.payments.drop(paymentId);
    });
  }

  private async begin({ organisationId, paymentId }: JobData<typeof chargeCard>): Promise<Begun | null> {
    const invoiceId = await this.payments.invoiceOf(paymentId);
    const customerId = await this.methods.customer();
    if (!invoiceId || !customerId) return null;
    const invoice = await this.invoices.held(invoiceId);
    const payment = await this.payments.held(paymentId);
    if (payment.state !== 'STARTED') return null;
    const card = payment.cardId === null ? null : await this.methods.byId(payment.cardId);
    const isWanted =
      (invoice.status === 'PENDING' || invoice.status === 'OVERDUE') && card?.isRemoved === false;
    const order = orderOf(invoice, { organisationId, customerId, paymentId });
    await this.payments.noteCalled(paymentId);
    const askedAt = payment.calledAt === null ? null : new Date(payment.calledAt);
    const cardId = isWanted ? card.providerId : null;
    return { order, cardId, key: `${invoice.number}:${payment.place}`, askedAt };
  }

  /** Returns null if nothing was charged and nothing should be. */
  private async charged({ order, cardId, key, askedAt }: Begun): Promise<ProviderPayment | null> {
    const provider = this.cards.required;
    const earlier = askedAt && (await provider.findPayment(order, askedAt));
    if (earlier) return earlier;
    return cardId === null ? null : provider.charge(order, cardId, key);
  }
}
