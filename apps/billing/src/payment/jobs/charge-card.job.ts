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
  /** The card to charge; null where nothing is to be charged any more. */
  cardId: string | null;
  /** The same for whoever tries this payment again. */
  key: string;
  /** When the provider was asked before; null for never. */
  askedAt: Date | null;
}

/** The charge is on record, as asked for, before the provider hears of it: whoever comes after a worker that died looks first. */
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

  /** Null where nothing was charged, and nothing is to be. */
  private async charged({ order, cardId, key, askedAt }: Begun): Promise<ProviderPayment | null> {
    const provider = this.cards.required;
    const earlier = askedAt && (await provider.findPayment(order, askedAt));
    if (earlier) return earlier;
    return cardId === null ? null : provider.charge(order, cardId, key);
  }
}
