import { AppError, invalid, payInvoice, type InputOf, type Invoice } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { BILLING_ZONE, isOwing, resume } from '../../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';

@Implements(payInvoice, { platform: 'a super admin notes that a practice has paid' })
export class PayInvoiceHandler implements Handler<typeof payInvoice> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params, body }: InputOf<typeof payInvoice>): Promise<Invoice> {
    const { version, paidOn, reference } = body;
    if (paidOn > todayIn(this.uow.now(), BILLING_ZONE))
      throw invalid({ path: 'paidOn', message: 'Please choose today or an earlier day' });
    return this.uow.runFor(params.id, async () => {
      const invoice = await this.invoices.held(params.invoiceId);
      if (invoice.version !== version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: invoice.version } });
      const paid = await this.invoices.move(invoice, 'PAID', { paidOn, reference });
      const own = await this.subscriptions.own();
      if (!own) return paid;
      await this.events.noteInvoice('INVOICE_PAID', own);
      this.uow.audit({
        entityType: 'SUBSCRIPTION',
        entityId: own.id,
        action: 'UPDATE',
        entityLabel: invoice.number,
        reason: reference,
        notes: `Invoice ${invoice.number} marked as paid by bank transfer on ${paidOn}`,
      });
      if (isOwing(own) && !(await this.invoices.hasOverdue()))
        await this.subscriptions.change(own.id, (row) => resume(row, this.uow.now()));
      return paid;
    });
  }
}
