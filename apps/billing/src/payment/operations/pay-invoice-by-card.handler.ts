import { AppError, payInvoiceByCard, type InputOf, type Invoice, type ResultOf } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { BILLING_ZONE } from '../../subscription/domain/subscription-terms';
import { Cards } from '../cards';
import { orderOf } from '../domain/card-order';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';
import { CardCustomer, type Customer } from './card-customer';

interface Page extends Customer {
  invoiceId: string;
  url: string;
  /** Record of a newly created page. Null if an open one is reused. */
  payment: { paymentId: string; sessionId: string } | null;
}

@Implements(payInvoiceByCard)
export class PayInvoiceByCardHandler implements Handler<typeof payInvoiceByCard> {
  constructor(
    private readonly cards: Cards,
    private readonly customer: CardCustomer,
    private readonly invoices: InvoiceRepository,
    private readonly payments: CardPaymentRepository,
    private readonly methods: PaymentMethodRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reuses the open page, so that two tabs cannot pay twice, or creates a new one. */
  async prepare({ params }: InputOf<typeof payInvoiceByCard>): Promise<Page> {
    const { invoice, open } = await this.uow.run(() => this.loadPayable(params.number));
    const customer = await this.customer.getOrCreate();
    const openUrl = open && (await this.cards.call((provider) => provider.readSession(open)))?.url;
    if (openUrl) return { ...customer, invoiceId: invoice.id, url: openUrl, payment: null };
    const paymentId = newId();
    const order = orderOf(invoice, { ...customer, paymentId });
    const { sessionId, url } = await this.cards.call((provider) =>
      provider.startPayment(order, this.cards.page),
    );
    return { ...customer, invoiceId: invoice.id, url, payment: { paymentId, sessionId } };
  }

  async handle(
    _input: InputOf<typeof payInvoiceByCard>,
    { customerId, invoiceId, url, payment: made }: Page,
  ): Promise<ResultOf<typeof payInvoiceByCard>> {
    await this.methods.saveCustomerId(customerId);
    const invoice = await this.invoices.findForUpdate(invoiceId);
    await this.assertPayable(invoice);
    const triedOn = todayIn(this.uow.now(), BILLING_ZONE);
    if (made)
      await this.payments.start(invoice, {
        id: made.paymentId,
        sessionId: made.sessionId,
        kind: 'LINK',
        cardId: null,
        triedOn,
      });
    return { url };
  }

  private async loadPayable(number: string): Promise<{ invoice: Invoice; open: string | null }> {
    const invoice = await this.invoices.getByNumber(number);
    const underWay = await this.assertPayable(invoice);
    return { invoice, open: underWay[0]?.sessionId ?? null };
  }

  private async assertPayable({ id, status }: Invoice) {
    if (status !== 'PENDING' && status !== 'OVERDUE') throw new AppError('ILLEGAL_TRANSITION');
    const underWay = await this.payments.findInProgress(id);
    if (underWay.some(({ kind }) => kind === 'CHARGE')) throw new AppError('PAYMENT_IN_PROGRESS');
    return underWay;
  }
}
