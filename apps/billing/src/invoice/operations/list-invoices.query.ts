import { listInvoices, MAX_SHOWN_INVOICES, type ChargedInvoice } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CHARGE_COLUMN } from '../persistence/charge.column';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';

/** `$1` is the organisation id. */
export const NEWEST_INVOICES = `select ${INVOICE_COLUMNS}, ${CHARGE_COLUMN} from billing.invoice
  where organisation_id = $1 order by place desc limit ${MAX_SHOWN_INVOICES}`;

export const ListInvoicesQuery = implement(listInvoices, [TenantReader], (reader) => ({
  handle: async (_input) => ({
    items: await reader.rows<ChargedInvoice>('billing.invoices', NEWEST_INVOICES),
  }),
}));
