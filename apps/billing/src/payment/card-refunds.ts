import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { InvoiceVersion } from '../invoice/operations/invoice-settlement';
import { InvoiceRepository } from '../invoice/persistence/invoice.repository';
import { Cards } from './cards';
import { CardPaymentRepository } from './persistence/card-payment.repository';

@Injectable()
export class CardRefunds {
  constructor(
    private readonly cards: Cards,
    private readonly invoices: InvoiceRepository,
    private readonly payments: CardPaymentRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Call it before the transaction that credits the invoice. Does nothing if the invoice was not paid by card. Repeated calls
   * refund only once.
   */
  async refund(organisationId: string, { invoiceId, version }: InvoiceVersion): Promise<void> {
    const payment = await this.uow.runFor(organisationId, async () => {
      const invoice = await this.invoices.findForUpdate(invoiceId);
      const isSeen = invoice.version === version && invoice.status === 'PAID';
      return isSeen ? this.payments.findSettling(invoiceId) : null;
    });
    if (payment?.intentId) await this.refundIntent(payment.intentId);
  }

  /** Refunds the surplus payments of an invoice. Returns the ids of the refunded payments. */
  async refundSurplus(organisationId: string, invoiceId: string): Promise<string[]> {
    const surplus = await this.uow.runFor(organisationId, async () => {
      await this.invoices.findForUpdate(invoiceId);
      return this.payments.findSurplus(invoiceId);
    });
    const given: string[] = [];
    for (const { id, intentId } of surplus) {
      if (!intentId) continue;
      await this.refundIntent(intentId);
      given.push(id);
    }
    return given;
  }

  /**
   * Call it in the following transaction with the ids that were refunded, because another surplus may have arrived since. Returns
   * how many were newly recorded.
   */
  async recordSurplusRefunds(invoiceId: string, refundIds: readonly string[]): Promise<number> {
    const surplus = await this.payments.findSurplus(invoiceId);
    const refunded = surplus.filter(({ id }) => refundIds.includes(id));
    for (const { id } of refunded) await this.payments.recordRefund(id, 'DONE');
    return refunded.length;
  }

  private async refundIntent(intentId: string): Promise<void> {
    const state = await this.cards.call((provider) => provider.refund(intentId));
    if (state === 'REFUSED') throw new AppError('REFUND_REFUSED');
  }

  /** Records the refund, in the transaction that credits the invoice. */
  async recordRefund(invoiceId: string): Promise<void> {
    const payment = await this.payments.findSettling(invoiceId);
    if (payment) await this.payments.recordRefund(payment.id, 'DONE');
  }
}
