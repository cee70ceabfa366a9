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
  made: { paymentId: string; sessionId: string } | null;
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
    const { invoice, open } = await this.uow.run(() => this.payable(params.number));
    const customer = await this.customer.ofContext();
    const again = open && (await this.cards.ask((provider) => provider.readSession(open)))?.url;
    if (again) return { ...customer, invoiceId: invoice.id, url: again, made: null };
    const paymentId = newId();
    const order = orderOf(invoice, { ...customer, paymentId });
    const { sessionId, url } = await this.cards.ask((provider) =>
      provider.startPayment(order, this.cards.page),
    );
    return { ...customer, invoiceId: invoice.id, url, made: { paymentId, sessionId } };
  }

  async handle(
    _input: InputOf<typeof payInvoiceByCard>,
    { customerId, invoiceId, url, made }: Page,
  ): Promise<ResultOf<typeof payInvoiceByCard>> {
    await this.methods.keepCustomer(customerId);
    const invoice = await this.invoices.held(invoiceId);
    await this.requirePayable(invoice);
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

  private async payable(number: string): Promise<{ invoice: Invoice; open: string | null }> {
    const invoice = await this.invoices.byNumber(number);
    const underWay = await this.requirePayable(invoice);
    return { invoice, open: underWay[0]?.sessionId ?? null };
  }

  private async requirePayable({ id, status }: Invoice) {
    if (status !== 'PENDING' && status !== 'OVERDUE') throw new AppError('ILLEGAL_TRANSITION');
    const underWay = await this.payments.underWay(id);
    if (underWay.some(({ kind }) => kind === 'CHARGE')) throw new AppError('PAYMENT_IN_PROGRESS');
    return underWay;
  }
}
