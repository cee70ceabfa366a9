import { defineParts } from '@quillcare/service-kit';
import { RunInvoicesJob } from './jobs/run-invoices.job';
import { ListInvoicesOfPracticeQuery } from './operations/list-invoices-of-practice.query';
import { ListInvoicesQuery } from './operations/list-invoices.query';
import { PayInvoiceHandler } from './operations/pay-invoice.handler';
import { CreateInvoices1795030510000 } from './persistence/create-invoices.migration';
import { InvoiceRepository } from './persistence/invoice.repository';

/** What practices are billed. */
export const invoiceParts = defineParts({
  migrations: [CreateInvoices1795030510000],
  handlers: [ListInvoicesQuery, ListInvoicesOfPracticeQuery, PayInvoiceHandler],
  jobs: [RunInvoicesJob],
  providers: [InvoiceRepository],
});
