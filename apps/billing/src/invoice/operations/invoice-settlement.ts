import { Injectable } from '@nestjs/common';
import { AppError, invalid, type Invoice } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { BILLING_ZONE, isOwing, resume } from '../../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { InvoiceRepository, type InvoicePayment } from '../persistence/invoice.repository';

/** An invoice of the transaction's practice, at the version the caller saw. */
export interface Seen {
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
  requirePast(paidOn: string, path = 'paidOn'): void {
    if (paidOn > todayIn(this.uow.now(), BILLING_ZONE))
      throw invalid({ path, message: 'Please choose today or an earlier day' });
  }

  /** Marks an invoice as paid by bank transfer. */
  async pay(seen: Seen, payment: { paidOn: string; reference: string | null }): Promise<Invoice> {
    const invoice = await this.held(seen);
    const notes = `marked as paid by bank transfer on ${payment.paidOn}`;
    return this.paid(invoice, { ...payment, method: 'BANK_TRANSFER' }, notes);
  }

  /** Marks a locked invoice as paid by card. */
  payByCard(invoice: Invoice, payment: InvoicePayment): Promise<Invoice> {
    return this.paid(invoice, payment, `paid by card on ${payment.paidOn}`);
  }

  /** Records a card payment that pays nothing: the invoice was already settled, or the amount differs. */
  async noteSurplus(
    invoice: Invoice,
    reference: string | null,
    why: 'TWICE' | 'OTHER_AMOUNT',
  ): Promise<void> {
    await this.note(invoice, reference, SURPLUS[why]);
  }

  async noteSurplusRefund(invoice: Invoice): Promise<void> {
    await this.note(
      invoice,
      null,
      'had a card payment that did not settle it; the payment was refunded to the card',
    );
  }

  private async paid(invoice: Invoice, payment: InvoicePayment, notes: string): Promise<Invoice> {
    const paid = await this.invoices.move(invoice, 'PAID', payment);
    const own = await this.subscriptions.own();
    if (own) await this.events.noteKind('INVOICE_PAID', own);
    await this.settled(paid, payment.reference, notes);
    return paid;
  }

  /** Credits an invoice with an adjustment note, which has its own number. */
  async credit(seen: Seen, credit: NonNullable<Invoice['credit']>): Promise<Invoice> {
    const invoice = await this.held(seen);
    const status = invoice.status === 'PAID' ? 'REFUNDED' : 'CANCELLED';
    const credited = await this.invoices.credit(invoice, status, credit);
    const done = status === 'REFUNDED' ? 'refunded' : 'cancelled';
    await this.settled(credited, credit.reason, `${done} by adjustment note ${credit.number}`);
    return credited;
  }

  private async held({ invoiceId, version }: Seen): Promise<Invoice> {
    const invoice = await this.invoices.held(invoiceId);
    if (invoice.version !== version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: invoice.version } });
    return invoice;
  }

  /** Once the last overdue invoice is settled, the subscription returns to ACTIVE. */
  private async settled(invoice: Invoice, reason: string | null, notes: string): Promise<void> {
    const own = await this.note(invoice, reason, notes);
    if (own && isOwing(own) && !(await this.invoices.hasOverdue()))
      await this.subscriptions.change(own.id, (row, rates) => resume(row, this.uow.now(), rates));
  }

  private async note({ number }: Invoice, reason: string | null, notes: string) {
    const own = await this.subscriptions.own();
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
