import {
  listInvoices,
  MAX_SHOWN_INVOICES,
  type InputOf,
  type ChargedInvoice,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { CHARGE_COLUMN } from '../../payment/persistence/card-payment.repository';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';

/** `$1` is the practice. */
export const NEWEST_INVOICES = `select ${INVOICE_COLUMNS}, ${CHARGE_COLUMN} from billing.invoice
  where organisation_id = $1 order by place desc limit ${MAX_SHOWN_INVOICES}`;

@Implements(listInvoices)
export class ListInvoicesQuery implements Handler<typeof listInvoices> {
  constructor(private readonly reader: TenantReader) {}

  async handle(_input: InputOf<typeof listInvoices>): Promise<ResultOf<typeof listInvoices>> {
    return { items: await this.reader.rows<ChargedInvoice>('billing.invoices', NEWEST_INVOICES) };
  }
}
