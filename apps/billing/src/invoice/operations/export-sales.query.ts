import { exportSales, type Invoice } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { accountingFile } from './accounting-export';

const SALES = `select ${INVOICE_COLUMNS} from billing.invoice
  where issued_on between $1 and $2 or credited_on between $1 and $2 order by place`;

export const ExportSalesQuery = implement(exportSales, [PlatformReader], (reader) => ({
  async handle({ query }) {
    const { from, to } = query;
    const reason = 'super admins export the invoices of every practice for their accountant';
    const invoices = await reader.rows<Invoice>(reason, 'billing.sales', SALES, [from, to]);
    return accountingFile(invoices, query, 'SALES');
  },
}));
