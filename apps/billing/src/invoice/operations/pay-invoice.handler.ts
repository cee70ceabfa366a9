import { payInvoice } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { InvoiceSettlement } from './invoice-settlement';

export const PayInvoiceHandler = implementWith(
  payInvoice,
  { platform: 'a super admin marks an invoice as paid' },
  [InvoiceSettlement, UnitOfWork],
  (settlement, uow) => ({
    handle({ params, body }) {
      const { version, ...payment } = body;
      settlement.requirePast(payment.paidOn);
      const seen = { invoiceId: params.invoiceId, version };
      return uow.runFor(params.id, () => settlement.pay(seen, payment));
    },
  }),
);
