import { defineParts } from '@quillcare/service-kit';
import { CardPayments } from './card-payments';
import { CardRefunds } from './card-refunds';
import { Cards } from './cards';
import { CheckoutFinisher } from './checkouts';
import { ChargeCardJob } from './jobs/charge-card.job';
import { ForgetCardJob } from './jobs/forget-card.job';
import { HandleStripeEventJob } from './jobs/handle-stripe-event.job';
import { StartChargesJob } from './jobs/start-charges.job';
import { StoredCards } from './stored-cards';
import { CardCustomer } from './operations/card-customer';
import { CreditInvoiceHandler } from './operations/credit-invoice.handler';
import { FinishCheckoutHandler } from './operations/finish-checkout.handler';
import { GetInvoiceToMailQuery } from './operations/get-invoice-to-mail.query';
import { ListPaymentMethodsQuery } from './operations/list-payment-methods.query';
import { PayInvoiceByCardHandler } from './operations/pay-invoice-by-card.handler';
import { RecordStripeEventHandler } from './operations/record-stripe-event.handler';
import { RefundSurplusHandler } from './operations/refund-surplus.handler';
import { RemovePaymentMethodHandler } from './operations/remove-payment-method.handler';
import { SetDefaultPaymentMethodHandler } from './operations/set-default-payment-method.handler';
import { StartCardSetupHandler } from './operations/start-card-setup.handler';
import { CardPaymentRepository } from './persistence/card-payment.repository';
import { PaymentMethodRepository } from './persistence/payment-method.repository';
import { StripeEventRepository } from './persistence/stripe-event.repository';

/** Card payments: the practices' cards, charges and provider events. */
export const paymentParts = defineParts({
  handlers: [
    ListPaymentMethodsQuery,
    StartCardSetupHandler,
    FinishCheckoutHandler,
    SetDefaultPaymentMethodHandler,
    RemovePaymentMethodHandler,
    PayInvoiceByCardHandler,
    RecordStripeEventHandler,
    RefundSurplusHandler,
    CreditInvoiceHandler,
    GetInvoiceToMailQuery,
  ],
  jobs: [StartChargesJob, ChargeCardJob, ForgetCardJob, HandleStripeEventJob],
  providers: [
    Cards,
    CardCustomer,
    StoredCards,
    CardPayments,
    CardRefunds,
    CheckoutFinisher,
    PaymentMethodRepository,
    CardPaymentRepository,
    StripeEventRepository,
  ],
});
