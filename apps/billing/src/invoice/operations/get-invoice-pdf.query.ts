import { AppError, getInvoicePdf, type Invoice } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { InvoiceFileMaker } from './invoice-file.maker';

/** `$1` is the organisation id, `$2` the invoice number. */
export const INVOICE_BY_NUMBER = `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and number = $2`;

export const GetInvoicePdfQuery = implement(
  getInvoicePdf,
  [TenantReader, InvoiceFileMaker],
  (reader, files) => ({
    async handle({ params: { number }, query }) {
      const invoice = await reader.one<Invoice>('billing.invoice_by_number', INVOICE_BY_NUMBER, [number]);
      if (!invoice) throw new AppError('NOT_FOUND');
      return files.make(invoice, query.document);
    },
  }),
);
