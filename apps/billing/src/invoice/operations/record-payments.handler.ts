import { recordPayments } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { InvoiceSettlement } from './invoice-settlement';

/** Records a bank statement in one transaction: all of its payments or none, so that no partial run has to be sorted out. */
export const RecordPaymentsHandler = implementWith(
  recordPayments,
  { platform: 'a super admin records bank transfers' },
  [InvoiceSettlement, UnitOfWork],
  (settlement, uow) => ({
    async handle({ body }) {
      body.payments.forEach(({ paidOn }, at) => settlement.requirePast(paidOn, `payments.${at}.paidOn`));
      for (const { organisationId, paidOn, reference, ...seen } of body.payments)
        await uow.runFor(organisationId, () => settlement.pay(seen, { paidOn, reference }));
      return { recorded: body.payments.length };
    },
  }),
);
