import type { Invoice } from '@quillcare/contracts';
import { addDays, formatDate, getPlan } from '@quillcare/rules';

const CYCLES = { MONTHLY: 'monthly', YEARLY: 'yearly' } as const;

/**
 * Texts on invoices. "Tax invoice", the seller's number, the dates, the supplies and the GST are required by A New Tax System
 * (Goods and Services Tax) Act 1999, section 29-70, and in New Zealand as taxable supply information.
 */
export const INVOICE_WORDS = {
  title: ({ gstBasisPoints, seller, number }: Pick<Invoice, 'gstBasisPoints' | 'seller' | 'number'>) =>
    `${gstBasisPoints > 0 && seller.taxNumber?.kind === 'ABN' ? 'Tax invoice' : 'Invoice'} ${number}`,
  /** "Adjustment note" as in section 29-75 of the same Act; New Zealand calls it a credit note. */
  creditTitle: ({ seller }: Pick<Invoice, 'seller'>, number: string) =>
    `${seller.taxNumber?.kind === 'ABN' ? 'Adjustment note' : 'Credit note'} ${number}`,
  takesBack: 'Cancels',
  reason: 'Reason',
  refunded: 'We will transfer what you paid back to you.',
  refundedToCard: 'What you paid goes back to your card.',
  cancelled: 'The invoice is cancelled. There is nothing to pay.',
  seller: 'From',
  customer: 'Bill to',
  taxNumber: { ABN: 'ABN', GST_NUMBER: 'GST number' },
  businessNumber: 'ABN or NZBN',
  issuedOn: 'Issued',
  suppliedOn: 'Date of supply',
  dueOn: 'Please pay by',
  paidOn: 'Paid on',
  description: 'Description',
  amount: (currency: string) => `Amount (${currency})`,
  net: 'Total excluding GST',
  gst: (basisPoints: number) => `GST ${basisPoints / 100}%`,
  noGst: 'No GST is charged.',
  total: 'Total',
  howToPay: 'How to pay',
  account: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  reference: 'Reference',
  ask: 'Please contact us for our account details.',
  paid: (day: string) => `Paid on ${day}. Thank you.`,
  nothing: 'There is nothing to pay.',
  foot: (seller: string, number: string) => `${seller} · ${number}`,
  page: (page: number | string, pages: number | string) => `Page ${page} of ${pages}`,
} as const;

export function lineText(line: Invoice['lines'][number]): string {
  const { kind, plan, cycle, from, until, amountMinor, label } = line;
  if (label) return label;
  const terms = `${getPlan(plan).name}, ${CYCLES[cycle]}`;
  const days = `${formatDate(from)} to ${formatDate(until > from ? addDays(until, -1) : from)}`;
  if (kind === 'PLAN') return `${terms}, ${days}`;
  return amountMinor < 0 ? `Unused part of ${terms}, ${days}` : `${terms} for the remaining days, ${days}`;
}
