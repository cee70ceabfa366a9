import {
  listPlatformInvoices,
  type InputOf,
  type PlatformInvoice,
  type ResultOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { definePlatformList, Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { CHARGE_COLUMN } from '../../payment/persistence/card-payment.repository';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';

const invoiceList = definePlatformList<PlatformInvoice>({
  name: 'billing.platform_invoices',
  reason: 'super admins see the invoices of every practice',
  from: 'billing.invoice',
  columns: `organisation_id, ${INVOICE_COLUMNS}, ${CHARGE_COLUMN}`,
  query: listPlatformInvoices.query,
  search: { column: 'search_key', key: searchKey },
  sorts: { issuedOn: ['issued_on'], dueOn: ['due_on'] },
  defaultSort: '-issuedOn',
  filters: { status: 'status' },
  common: ['status'],
});

@Implements(listPlatformInvoices)
export class ListPlatformInvoicesQuery implements Handler<typeof listPlatformInvoices> {
  constructor(private readonly reader: PlatformReader) {}

  handle({ query }: InputOf<typeof listPlatformInvoices>): Promise<ResultOf<typeof listPlatformInvoices>> {
    return this.reader.page(invoiceList, query);
  }
}
