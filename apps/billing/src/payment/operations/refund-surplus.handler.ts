import { refundSurplus } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { InvoiceSettlement } from '../../invoice/operations/invoice-settlement';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { CardRefunds } from '../card-refunds';

export const RefundSurplusHandler = implementWith(
  refundSurplus,
  { platform: 'a super admin refunds a surplus payment of a practice' },
  [CardRefunds, InvoiceRepository, InvoiceSettlement, UnitOfWork],
  (refunds, invoices, settlement, uow) => ({
    /** Provider first. Its refunds are idempotent, so one that was made but not recorded is not repeated. */
    prepare: ({ params }) => refunds.refundSurplus(params.id, params.invoiceId),

    handle: async ({ params }, preparation) =>
      uow.runFor(params.id, async () => {
        const invoice = await invoices.findForUpdate(params.invoiceId);
        const refunded = await refunds.recordSurplusRefunds(invoice.id, preparation);
        if (refunded > 0) await settlement.recordSurplusRefund(invoice);
        return { refunded };
      }),
  }),
);
