import { Injectable } from '@nestjs/common';
import { CardPaymentFailed, type CardFailure, type Invoice } from '@quillcare/contracts';
import type { ProviderPayment } from '@quillcare/payments';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { InvoiceSettlement } from '../invoice/operations/invoice-settlement';
import { InvoiceRepository } from '../invoice/persistence/invoice.repository';
import { BILLING_ZONE } from '../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { nextAttemptOn } from './domain/charging';
import { CardPaymentRepository, type CardPayment } from './persistence/card-payment.repository';
import { PaymentMethodRepository } from './persistence/payment-method.repository';

/** UNKNOWN: the practice has no such payment. STRANGE: the customer or currency differs from our records. */
export type RecordOutcome = 'PAID' | 'SURPLUS' | 'FAILED' | 'NOTHING_NEW' | 'UNKNOWN' | 'STRANGE';

/**
 * Records the outcome of a card payment in its practice's transaction. Idempotent: reports may be repeated and arrive in any
 * order.
 */
@Injectable()
export class CardPayments {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: CardPaymentRepository,
    private readonly methods: PaymentMethodRepository,
    private readonly settlement: InvoiceSettlement,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async record(paymentId: string, found: ProviderPayment): Promise<RecordOutcome> {
    const invoiceId = await this.payments.findInvoiceId(paymentId);
    if (invoiceId === null) return 'UNKNOWN';
    // Locks the invoice before the payment, in the same order as settlement.
    const invoice = await this.invoices.findForUpdate(invoiceId);
    const payment = await this.payments.findForUpdate(paymentId);
    const isOurs = found.customerId !== null && found.customerId === (await this.methods.findCustomerId());
    if (!isOurs || found.currency !== invoice.currency.toLowerCase()) return 'STRANGE';
    if (payment.state === 'PAID' || found.outcome === 'PENDING') return 'NOTHING_NEW';
    if (found.outcome === 'PAID') return this.recordPaid(invoice, payment, found);
    // On the hosted page customers retry by themselves.
    if (payment.kind === 'LINK' || payment.state !== 'STARTED') return 'NOTHING_NEW';
    await this.recordFailed(invoice, payment, { failure: found.outcome, intentId: found.id });
    return 'FAILED';
  }

  /**
   * Keeps a payment as surplus to be refunded if the invoice is already settled, or if the amount differs from the one requested,
   * in which case it does not pay the invoice.
   */
  private async recordPaid(
    invoice: Invoice,
    { id, amountMinor }: CardPayment,
    found: ProviderPayment,
  ): Promise<RecordOutcome> {
    const isOpen = invoice.status === 'PENDING' || invoice.status === 'OVERDUE';
    const settles = isOpen && found.amountMinor === amountMinor;
    await this.payments.markPaid(id, {
      intentId: found.id,
      amountMinor: found.amountMinor,
      isSurplus: !settles,
    });
    const paidOn = todayIn(this.uow.now(), BILLING_ZONE);
    if (!settles) {
      await this.settlement.recordSurplus(invoice, found.id, isOpen ? 'OTHER_AMOUNT' : 'TWICE');
      return 'SURPLUS';
    }
    await this.settlement.payByCard(invoice, { paidOn, reference: found.id, method: found.kind });
    return 'PAID';
  }

  private async recordFailed(
    { id, number, issuedOn }: Invoice,
    payment: CardPayment,
    { failure, intentId }: { failure: CardFailure; intentId: string | null },
  ): Promise<void> {
    const { cardId } = payment;
    const tries = [
      ...(await this.payments.findAttempts(id)),
      { cardId, state: failure, on: payment.triedOn },
    ];
    const retryOn = cardId === null ? null : nextAttemptOn({ issuedOn, tries }, cardId);
    await this.payments.markFailed(payment.id, failure, intentId, retryOn);
    const own = await this.subscriptions.findCurrent();
    if (own) await this.events.recordEvent('INVOICE_FAILED', own);
    this.uow.emit(CardPaymentFailed, id, { invoiceId: id, number, failure, retryOn });
  }
}
