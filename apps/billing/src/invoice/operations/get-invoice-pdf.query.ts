import { AppError, getInvoicePdf, type FilePage, type InputOf, type Invoice } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { InvoiceFileMaker } from './invoice-file.maker';

/** `$1` is the practice, `$2` the number. */
export const INVOICE_BY_NUMBER = `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and number = $2`;

@Implements(getInvoicePdf)
export class GetInvoicePdfQuery implements Handler<typeof getInvoicePdf> {
  constructor(
    private readonly reader: TenantReader,
    private readonly files: InvoiceFileMaker,
  ) {}

  async handle({ params: { number }, query }: InputOf<typeof getInvoicePdf>): Promise<FilePage> {
    const invoice = await this.reader.one<Invoice>('billing.invoice_by_number', INVOICE_BY_NUMBER, [number]);
    if (!invoice) throw new AppError('NOT_FOUND');
    return this.files.make(invoice, query.document);
  }
}
