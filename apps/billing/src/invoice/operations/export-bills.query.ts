import { exportBills, type Invoice } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { accountingFile } from './accounting-export';

const BILLS = `select ${INVOICE_COLUMNS} from billing.invoice
  where organisation_id = $1 and (issued_on between $2 and $3 or credited_on between $2 and $3) order by place`;

export const ExportBillsQuery = implement(exportBills, [TenantReader], (reader) => ({
  async handle({ query }) {
    const { from, to } = query;
    const invoices = await reader.rows<Invoice>('billing.bills', BILLS, [from, to]);
    return accountingFile(invoices, query, 'BILLS');
  },
}));
