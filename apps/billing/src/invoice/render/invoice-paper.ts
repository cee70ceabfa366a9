import type { Invoice, InvoiceDocument } from '@quillcare/contracts';
import { PAGE_NUMBER, type Block, type Fact, type Paper, type Row, type TextStyle } from '@quillcare/paper';
import { formatDate, formatMoney } from '@quillcare/rules';
import { INVOICE_WORDS as W, lineText } from './invoice.words';

/** Lays out an invoice, or its adjustment note, on A4. Deterministic: the same invoice gives the same bytes. */
export function invoicePaper(invoice: Invoice, document: InvoiceDocument): Paper {
  const { seller } = invoice;
  const credit = document === 'CREDIT_NOTE' ? invoice.credit : null;
  const number = credit?.number ?? invoice.number;
  const title = credit ? W.creditTitle(invoice, credit.number) : W.title(invoice);
  return {
    title: `${title}, ${seller.name}`,
    author: seller.name,
    watermark: null,
    fact: null,
    madeAt: new Date(`${credit?.on ?? invoice.issuedOn}T00:00:00Z`),
    blocks: [
      { kind: 'text', style: 'seller', text: seller.name, gap: 2 },
      { kind: 'heading', level: 1, text: title },
      ...(credit ? creditBlocks(invoice, credit) : invoiceBlocks(invoice)),
    ],
    foot: [{ left: W.foot(seller.name, number), right: W.page(PAGE_NUMBER.page, PAGE_NUMBER.pages) }],
  };
}

function invoiceBlocks(invoice: Invoice): Block[] {
  return [parties(invoice), { kind: 'space', height: 10 }, ...lines(invoice), ...payment(invoice)];
}

function creditBlocks(invoice: Invoice, credit: NonNullable<Invoice['credit']>): Block[] {
  const facts: Fact[] = [
    ...partyFacts(invoice),
    { name: W.issuedOn, value: formatDate(credit.on) },
    { name: W.takesBack, value: `${W.title(invoice)}, ${formatDate(invoice.issuedOn)}` },
    { name: W.reason, value: credit.reason },
  ];
  return [
    { kind: 'facts', facts: facts },
    { kind: 'space', height: 10 },
    ...lines(negative(invoice), invoice.lines),
    { kind: 'text', style: 'strong', text: refundText(invoice) },
  ];
}

/** Chooses by the payment, as the email does. An invoice over nothing counts as paid, but no money comes back. */
function refundText({ paidOn, totalMinor, paymentMethod }: Invoice): string {
  if (!paidOn || totalMinor === 0) return W.cancelled;
  return paymentMethod === 'CREDIT_CARD' || paymentMethod === 'DEBIT_CARD' ? W.refundedToCard : W.refunded;
}

function negative(invoice: Invoice): Invoice {
  const { netMinor, gstMinor, totalMinor } = invoice;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, amountMinor: 0 - line.amountMinor })),
    netMinor: 0 - netMinor,
    gstMinor: 0 - gstMinor,
    totalMinor: 0 - totalMinor,
  };
}

function partyFacts({ seller, customer }: Invoice): Fact[] {
  const taxNumber = seller.taxNumber && `${W.taxNumber[seller.taxNumber.kind]} ${seller.taxNumber.number}`;
  const bought = customer.businessNumber && `${W.businessNumber} ${customer.businessNumber}`;
  const listed = (parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  return [
    { name: W.seller, value: listed([seller.name, taxNumber]) },
    { name: W.customer, value: listed([customer.practice, customer.name, customer.email, bought]) },
  ];
}

function parties(invoice: Invoice): Block {
  const { issuedOn, suppliedOn, dueOn, paidOn } = invoice;
  const facts = [
    ...partyFacts(invoice),
    { name: W.issuedOn, value: formatDate(issuedOn) },
    { name: W.suppliedOn, value: formatDate(suppliedOn) },
    paidOn ? { name: W.paidOn, value: formatDate(paidOn) } : { name: W.dueOn, value: formatDate(dueOn) },
  ];
  return { kind: 'facts', facts };
}

function lines(invoice: Invoice, original = invoice.lines): Block[] {
  const { currency, gstBasisPoints, netMinor, gstMinor, totalMinor } = invoice;
  const toRow = (label: string, minor: number, style: TextStyle = 'body'): Row => ({
    cells: [label, formatMoney(minor, currency)].map((text) => [{ text, style }]),
    isTinted: style === 'sum',
  });
  const columns = [
    { title: W.description, share: 0.76 },
    { title: W.amount(currency), share: 0.24, isRight: true },
  ];
  const rows = [
    ...invoice.lines.map((line, at) => toRow(lineText(original[at] ?? line), line.amountMinor)),
    toRow(W.net, netMinor),
    ...(gstBasisPoints > 0 ? [toRow(W.gst(gstBasisPoints), gstMinor)] : []),
    toRow(W.total, totalMinor, 'sum'),
  ];
  return [
    { kind: 'table', columns, rows },
    ...(gstBasisPoints === 0 ? [{ kind: 'text', style: 'muted', text: W.noGst } as const] : []),
  ];
}

function payment({ status, paidOn, totalMinor, seller: { bank }, number }: Invoice): Block[] {
  if (totalMinor === 0) return [{ kind: 'text', style: 'strong', text: W.nothing }];
  if (paidOn) return [{ kind: 'text', style: 'strong', text: W.paid(formatDate(paidOn)) }];
  if (status !== 'PENDING' && status !== 'OVERDUE') return [];
  const account = bank && [
    { name: W.account, value: bank.accountName },
    { name: W.bsb, value: bank.bsb },
    { name: W.accountNumber, value: bank.accountNumber },
  ];
  return [
    { kind: 'heading', level: 2, text: W.howToPay },
    ...(account ? [] : [{ kind: 'text', style: 'body', text: W.ask } as const]),
    { kind: 'facts', facts: [...(account ?? []), { name: W.reference, value: number }] },
  ];
}
