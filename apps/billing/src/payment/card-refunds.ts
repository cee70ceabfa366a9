import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Seen } from '../invoice/operations/invoice-settlement';
import { InvoiceRepository } from '../invoice/persistence/invoice.repository';
import { Cards } from './cards';
import { CardPaymentRepository } from './persistence/card-payment.repository';

/** Gives back what an invoice was paid with by card. */
@Injectable()
export class CardRefunds {
  constructor(
    private readonly cards: Cards,
    private readonly invoices: InvoiceRepository,
    private readonly payments: CardPaymentRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Before the transaction that takes the invoice back; one that was not paid by card needs nothing. Asked again, it refunds once. */
  async refund(organisationId: string, { invoiceId, version }: Seen): Promise<void> {
    const payment = await this.uow.runFor(organisationId, async () => {
      const invoice = await this.invoices.held(invoiceId);
      const isSeen = invoice.version === version && invoice.status === 'PAID';
      return isSeen ? this.payments.settling(invoiceId) : null;
    });
    if (payment?.intentId) await this.giveBack(payment.intentId);
  }

  /** Gives back what came in for an invoice that was settled already; returns which payments it gave back. */
  async refundSurplus(organisationId: string, invoiceId: string): Promise<string[]> {
    const surplus = await this.uow.runFor(organisationId, async () => {
      await this.invoices.held(invoiceId);
      return this.payments.surplus(invoiceId);
    });
    const given: string[] = [];
    for (const { id, intentId } of surplus) {
      if (!intentId) continue;
      await this.giveBack(intentId);
      given.push(id);
    }
    return given;
  }

  /** In the transaction after it, of those that were given back: another may have come in meanwhile. Returns how many are new. */
  async noteSurplus(invoiceId: string, given: readonly string[]): Promise<number> {
    const surplus = await this.payments.surplus(invoiceId);
    const noted = surplus.filter(({ id }) => given.includes(id));
    for (const { id } of noted) await this.payments.noteRefund(id, 'DONE');
    return noted.length;
  }

  private async giveBack(intentId: string): Promise<void> {
    const state = await this.cards.ask((provider) => provider.refund(intentId));
    if (state === 'REFUSED') throw new AppError('REFUND_REFUSED');
  }

  /** In the transaction that takes the invoice back. */
  async note(invoiceId: string): Promise<void> {
    const payment = await this.payments.settling(invoiceId);
    if (payment) await this.payments.noteRefund(payment.id, 'DONE');
  }
}
