import { Injectable } from '@nestjs/common';
import { AppError, invalidInput, type Invoice } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { BILLING_ZONE, isUnpaid, moveSuspension, resume } from '../../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { earliestSuspension } from '../domain/payment-reminder';
import { InvoiceRepository, type InvoicePayment } from '../persistence/invoice.repository';

/** An invoice of the transaction's practice, at the version the caller saw. */
export interface InvoiceVersion {
  invoiceId: string;
  version: number;
}

const SURPLUS = {
  TWICE: 'was paid again by card; the second payment must be refunded',
  OTHER_AMOUNT:
    'was paid by card with a different amount, which does not settle it; that payment must be refunded',
} as const;

/** Settles invoices by payment or adjustment note, in the practice's transaction. */
@Injectable()
export class InvoiceSettlement {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Throws if the day is in the future. `path` names the field in the error. */
  requireNotFuture(paidOn: string, path = 'paidOn'): void {
    if (paidOn > todayIn(this.uow.now(), BILLING_ZONE))
      throw invalidInput({ path, message: 'Please choose today or an earlier day' });
  }

  /** Marks an invoice as paid by bank transfer. */
  async pay(seen: InvoiceVersion, payment: { paidOn: string; reference: string | null }): Promise<Invoice> {
    const invoice = await this.held(seen);
    const notes = `marked as paid by bank transfer on ${payment.paidOn}`;
    return this.markPaid(invoice, { ...payment, method: 'BANK_TRANSFER' }, notes);
  }

  /** Marks a locked invoice as paid by card. */
  payByCard(invoice: Invoice, payment: InvoicePayment): Promise<Invoice> {
    return this.markPaid(invoice, payment, `paid by card on ${payment.paidOn}`);
  }

  /** Records a card payment that pays nothing: the invoice was already settled, or the amount differs. */
  async recordSurplus(
    invoice: Invoice,
    reference: string | null,
    why: 'TWICE' | 'OTHER_AMOUNT',
  ): Promise<void> {
    await this.audit(invoice, reference, SURPLUS[why]);
  }

  async recordSurplusRefund(invoice: Invoice): Promise<void> {
    await this.audit(
      invoice,
      null,
      'had a card payment that did not settle it; the payment was refunded to the card',
    );
  }

  private async markPaid(invoice: Invoice, payment: InvoicePayment, notes: string): Promise<Invoice> {
    const paid = await this.invoices.changeStatus(invoice, 'PAID', payment);
    const own = await this.subscriptions.findCurrent();
    if (own) await this.events.recordEvent('INVOICE_PAID', own);
    await this.afterSettlement(paid, payment.reference, notes);
    return paid;
  }

  /** Credits an invoice with an adjustment note, which has its own number. */
  async credit(seen: InvoiceVersion, credit: NonNullable<Invoice['credit']>): Promise<Invoice> {
    const invoice = await this.held(seen);
    const status = invoice.status === 'PAID' ? 'REFUNDED' : 'CANCELLED';
    const credited = await this.invoices.credit(invoice, status, credit);
    const done = status === 'REFUNDED' ? 'refunded' : 'cancelled';
    await this.afterSettlement(credited, credit.reason, `${done} by adjustment note ${credit.number}`);
    return credited;
  }

  private async held({ invoiceId, version }: InvoiceVersion): Promise<Invoice> {
    const invoice = await this.invoices.findForUpdate(invoiceId);
    if (invoice.version !== version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: invoice.version } });
    return invoice;
  }

  /**
   * Once the last overdue invoice is settled, the subscription returns to ACTIVE. Until then it is suspended on the day that the
   * remaining ones announced.
   */
  private async afterSettlement(invoice: Invoice, reason: string | null, notes: string): Promise<void> {
    const own = await this.audit(invoice, reason, notes);
    if (!own || !isUnpaid(own)) return;
    const overdue = await this.invoices.findOverdueReminders();
    await this.subscriptions.change(own.id, (row, rates) =>
      overdue.length === 0
        ? resume(row, this.uow.now(), rates)
        : moveSuspension(row, earliestSuspension(overdue)),
    );
  }

  private async audit({ number }: Invoice, reason: string | null, notes: string) {
    const own = await this.subscriptions.findCurrent();
    if (own)
      this.uow.audit({
        entityType: 'SUBSCRIPTION',
        entityId: own.id,
        action: 'UPDATE',
        entityLabel: number,
        reason,
        notes: `Invoice ${number} ${notes}`,
      });
    return own;
  }
}
