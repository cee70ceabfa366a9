import { chargeCard, type JobData } from '@quillcare/contracts';
import type { CardPaymentOrder, ProviderPayment } from '@quillcare/payments';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { CardPayments } from '../card-payments';
import { Cards } from '../cards';
import { orderOf } from '../domain/card-order';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

interface StartedCharge {
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
    const begun = await this.uow.runFor(organisationId, () => this.startCharge(data));
    if (!begun) return;
    const found = await this.chargeOnce(begun);
    await this.uow.runFor(organisationId, async () => {
      if (found) await this.recorder.record(paymentId, found);
      else await this.payments.markDropped(paymentId);
    });
  }

  private async startCharge({
    organisationId,
    paymentId,
  }: JobData<typeof chargeCard>): Promise<StartedCharge | null> {
    const invoiceId = await this.payments.findInvoiceId(paymentId);
    const customerId = await this.methods.findCustomerId();
    if (!invoiceId || !customerId) return null;
    const invoice = await this.invoices.findForUpdate(invoiceId);
    const payment = await this.payments.findForUpdate(paymentId);
    if (payment.state !== 'STARTED') return null;
    const card = payment.cardId === null ? null : await this.methods.findById(payment.cardId);
    const isWanted =
      (invoice.status === 'PENDING' || invoice.status === 'OVERDUE') && card?.isRemoved === false;
    const order = orderOf(invoice, { organisationId, customerId, paymentId });
    await this.payments.markProviderCalled(paymentId);
    const askedAt = payment.calledAt === null ? null : new Date(payment.calledAt);
    const cardId = isWanted ? card.providerId : null;
    return { order, cardId, key: `${invoice.number}:${payment.place}`, askedAt };
  }

  /** Returns null if nothing was charged and nothing should be. */
  private async chargeOnce({ order, cardId, key, askedAt }: StartedCharge): Promise<ProviderPayment | null> {
    const provider = this.cards.required;
    const earlier = askedAt && (await provider.findPayment(order, askedAt));
    if (earlier) return earlier;
    return cardId === null ? null : provider.charge(order, cardId, key);
  }
}
