import { defineParts } from '@quillcare/service-kit';
import { RemindOfPaymentJob } from './jobs/remind-of-payment.job';
import { RunInvoicesJob } from './jobs/run-invoices.job';
import { InvoiceIssuer } from './invoice-issuer';
import { BillPracticeHandler } from './operations/bill-practice.handler';
import { ExportBillsQuery } from './operations/export-bills.query';
import { ExportSalesQuery } from './operations/export-sales.query';
import { InvoiceSettlement } from './operations/invoice-settlement';
import { ListPlatformInvoicesQuery } from './operations/list-platform-invoices.query';
import { MatchPaymentsQuery } from './operations/match-payments.query';
import { RecordPaymentsHandler } from './operations/record-payments.handler';
import { GetInvoicePdfOfPracticeQuery } from './operations/get-invoice-pdf-of-practice.query';
import { GetInvoicePdfQuery } from './operations/get-invoice-pdf.query';
import { InvoiceFileMaker } from './operations/invoice-file.maker';
import { ListInvoicesOfPracticeQuery } from './operations/list-invoices-of-practice.query';
import { ListInvoicesQuery } from './operations/list-invoices.query';
import { PayInvoiceHandler } from './operations/pay-invoice.handler';
import { InvoiceRepository } from './persistence/invoice.repository';

export const invoiceParts = defineParts({
  handlers: [
    ListInvoicesQuery,
    ListInvoicesOfPracticeQuery,
    PayInvoiceHandler,
    GetInvoicePdfQuery,
    GetInvoicePdfOfPracticeQuery,
    ListPlatformInvoicesQuery,
    MatchPaymentsQuery,
    RecordPaymentsHandler,
    ExportBillsQuery,
    ExportSalesQuery,
    BillPracticeHandler,
  ],
  jobs: [RunInvoicesJob, RemindOfPaymentJob],
  providers: [InvoiceRepository, InvoiceFileMaker, InvoiceSettlement, InvoiceIssuer],
});
