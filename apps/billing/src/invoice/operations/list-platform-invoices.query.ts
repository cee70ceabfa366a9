import { listPlatformInvoices, type PlatformInvoice } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
import { CHARGE_COLUMN } from '../persistence/charge.column';
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

export const ListPlatformInvoicesQuery = implement(listPlatformInvoices, [PlatformReader], (reader) => ({
  handle: ({ query }) => reader.page(invoiceList, query),
}));
