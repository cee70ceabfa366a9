import type { Invoice } from '@quillcare/contracts';
import { addDays, calculateInvoiceTotals, type PlanCharge } from '@quillcare/rules';
import { invoiceNumber, type Seller } from './seller';

/** Payment term in days. */
export const PAYMENT_TERM_DAYS = 14;

export interface NewInvoice {
  id: string;
  seller: Seller;
  place: number;
  issuedOn: string;
  customer: Invoice['customer'];
  lines: PlanCharge[];
}

/** Creates an invoice for charges. An invoice with a total of zero is paid at once. */
export function newInvoice({ id, seller, place, issuedOn, customer, lines }: NewInvoice): Invoice {
  const totals = calculateInvoiceTotals(lines, seller.gstBasisPoints);
  const isNothing = totals.totalMinor === 0;
  const days = lines.map(({ from }) => from).sort();
  return {
    id,
    version: 1,
    number: invoiceNumber(seller.series, place),
    status: isNothing ? 'PAID' : 'PENDING',
    currency: 'AUD',
    issuedOn,
    dueOn: addDays(issuedOn, PAYMENT_TERM_DAYS),
    suppliedOn: days[0] ?? issuedOn,
    seller: seller.facts,
    customer,
    lines,
    gstBasisPoints: seller.gstBasisPoints,
    ...totals,
    paidOn: isNothing ? issuedOn : null,
    paymentMethod: null,
    credit: null,
  };
}
