import { listInvoicesOfPractice, type ChargedInvoice } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { NEWEST_INVOICES } from './list-invoices.query';

export const ListInvoicesOfPracticeQuery = implement(listInvoicesOfPractice, [UnitOfWork], (uow) => ({
  handle: ({ params: { id } }) =>
    uow.runFor(id, async () => ({
      items: await uow.query<ChargedInvoice>(NEWEST_INVOICES, [id]),
    })),
}));
