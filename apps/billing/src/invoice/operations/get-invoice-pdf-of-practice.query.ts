import { AppError, getInvoicePdfOfPractice, type Invoice } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { INVOICE_BY_NUMBER } from './get-invoice-pdf.query';
import { InvoiceFileMaker } from './invoice-file.maker';

export const GetInvoicePdfOfPracticeQuery = implement(
  getInvoicePdfOfPractice,
  [UnitOfWork, InvoiceFileMaker],
  (uow, files) => ({
    async handle({ params: { id, number }, query }) {
      const [invoice] = await uow.runFor(id, () => uow.query<Invoice>(INVOICE_BY_NUMBER, [id, number]));
      if (!invoice) throw new AppError('NOT_FOUND');
      return files.make(invoice, query.document);
    },
  }),
);
