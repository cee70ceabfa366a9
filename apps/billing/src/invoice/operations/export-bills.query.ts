import { exportBills, type CsvPage, type InputOf, type Invoice } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { accountingFile } from './accounting-export';

const BILLS = `select ${INVOICE_COLUMNS} from billing.invoice
  where organisation_id = $1 and (issued_on between $2 and $3 or credited_on between $2 and $3) order by place`;

@Implements(exportBills)
export class ExportBillsQuery implements Handler<typeof exportBills> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof exportBills>): Promise<CsvPage> {
    const { from, to } = query;
    const invoices = await this.reader.rows<Invoice>('billing.bills', BILLS, [from, to]);
    return accountingFile(invoices, query, 'BILLS');
  }
}
