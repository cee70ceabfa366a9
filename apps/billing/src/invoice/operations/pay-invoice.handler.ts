import { payInvoice, type InputOf, type Invoice } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvoiceSettlement } from './invoice-settlement';

@Implements(payInvoice, { platform: 'a super admin notes that a practice has paid' })
export class PayInvoiceHandler implements Handler<typeof payInvoice> {
  constructor(
    private readonly settlement: InvoiceSettlement,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params, body }: InputOf<typeof payInvoice>): Promise<Invoice> {
    const { version, ...payment } = body;
    this.settlement.requirePast(payment.paidOn);
    const seen = { invoiceId: params.invoiceId, version };
    return this.uow.runFor(params.id, () => this.settlement.pay(seen, payment));
  }
}
