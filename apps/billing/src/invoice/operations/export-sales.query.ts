import { exportSales, type CsvPage, type InputOf, type Invoice } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { accountingFile } from './accounting-export';

const SALES = `select ${INVOICE_COLUMNS} from billing.invoice
  where issued_on between $1 and $2 or credited_on between $1 and $2 order by place`;

@Implements(exportSales)
export class ExportSalesQuery implements Handler<typeof exportSales> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ query }: InputOf<typeof exportSales>): Promise<CsvPage> {
    const { from, to } = query;
    const reason = 'super admins hand the invoices of every practice to their accountant';
    const invoices = await this.reader.rows<Invoice>(reason, 'billing.sales', SALES, [from, to]);
    return accountingFile(invoices, query, 'SALES');
  }
}
