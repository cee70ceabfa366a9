import type { Invoice, InvoiceDocument } from '@quillcare/contracts';
import { BODY, COLOURS, facts, MUTED, Sheet, STRONG, table } from '@quillcare/pdf';
import { formatDate, formatMoney } from '@quillcare/rules';
import { INVOICE_WORDS as W, lineText } from './invoice.words';

/** What is drawn: an invoice, or the adjustment note that takes it back. */
export interface InvoiceTask {
  invoice: Invoice;
  document: InvoiceDocument;
}

/** Draws an invoice, or its adjustment note, on A4. The same one is the same file, byte by byte. */
export async function renderInvoice({ invoice, document }: InvoiceTask): Promise<Buffer> {
  const { seller } = invoice;
  const credit = document === 'CREDIT_NOTE' ? invoice.credit : null;
  const number = credit?.number ?? invoice.number;
  const issuedOn = credit?.on ?? invoice.issuedOn;
  const title = credit ? W.creditTitle(invoice, credit.number) : W.title(invoice);
  const sheet = new Sheet({
    title: `${title}, ${seller.name}`,
    author: seller.name,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
    watermark: null,
  });
  sheet.paragraph(seller.name, { ...STRONG, size: 11, colour: COLOURS.accent }, { after: 2 });
  sheet.heading(title, 1);
  if (credit) {
    creditFacts(sheet, invoice, credit);
    lines(sheet, negative(invoice), invoice.lines);
    sheet.paragraph(invoice.paidOn ? W.refunded : W.cancelled, STRONG);
  } else {
    parties(sheet, invoice);
    lines(sheet, invoice);
    payment(sheet, invoice);
  }
  return sheet.finish((page, pages) => [{ left: W.foot(seller.name, number), right: W.page(page, pages) }]);
}

function creditFacts(sheet: Sheet, invoice: Invoice, credit: NonNullable<Invoice['credit']>): void {
  facts(sheet, [
    ...sides(invoice),
    { name: W.issuedOn, value: formatDate(credit.on) },
    { name: W.takesBack, value: `${W.title(invoice)}, ${formatDate(invoice.issuedOn)}` },
    { name: W.reason, value: credit.reason },
  ]);
  sheet.y += 10;
}

function negative(invoice: Invoice): Invoice {
  const { netMinor, gstMinor, totalMinor } = invoice;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, amountMinor: 0 - line.amountMinor })),
    ...{ netMinor: 0 - netMinor, gstMinor: 0 - gstMinor, totalMinor: 0 - totalMinor },
  };
}

function sides({ seller, customer }: Invoice): { name: string; value: string }[] {
  const taxNumber = seller.taxNumber && `${W.taxNumber[seller.taxNumber.kind]} ${seller.taxNumber.number}`;
  const bought = customer.businessNumber && `${W.businessNumber} ${customer.businessNumber}`;
  const listed = (parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  return [
    { name: W.seller, value: listed([seller.name, taxNumber]) },
    { name: W.customer, value: listed([customer.practice, customer.name, customer.email, bought]) },
  ];
}

function parties(sheet: Sheet, invoice: Invoice): void {
  const { issuedOn, suppliedOn, dueOn, paidOn } = invoice;
  facts(sheet, [
    ...sides(invoice),
    { name: W.issuedOn, value: formatDate(issuedOn) },
    { name: W.suppliedOn, value: formatDate(suppliedOn) },
    paidOn ? { name: W.paidOn, value: formatDate(paidOn) } : { name: W.dueOn, value: formatDate(dueOn) },
  ]);
  sheet.y += 10;
}

function lines(sheet: Sheet, invoice: Invoice, original = invoice.lines): void {
  const { currency, gstBasisPoints, netMinor, gstMinor, totalMinor } = invoice;
  const money = (minor: number) => formatMoney(minor, currency);
  const row = (label: string, minor: number, style = BODY, isTinted = false) => ({
    cells: [[{ text: label, style }], [{ text: money(minor), style }]],
    isHeader: true,
    isTinted,
  });
  table(
    sheet,
    [
      { title: W.description, share: 0.76 },
      { title: W.amount(currency), share: 0.24, isRight: true },
    ],
    [
      ...invoice.lines.map((line, at) => row(lineText(original[at] ?? line), line.amountMinor)),
      row(W.net, netMinor),
      ...(gstBasisPoints > 0 ? [row(W.gst(gstBasisPoints), gstMinor)] : []),
      row(W.total, totalMinor, { ...STRONG, size: 11 }, true),
    ],
  );
  if (gstBasisPoints === 0) sheet.paragraph(W.noGst, MUTED);
}

function payment(sheet: Sheet, { status, paidOn, totalMinor, seller: { bank }, number }: Invoice): void {
  if (totalMinor === 0) return sheet.paragraph(W.nothing, STRONG);
  if (paidOn) return sheet.paragraph(W.paid(formatDate(paidOn)), STRONG);
  if (status !== 'PENDING' && status !== 'OVERDUE') return;
  sheet.heading(W.howToPay);
  const reference = { name: W.reference, value: number };
  if (!bank) {
    sheet.paragraph(W.ask);
    return facts(sheet, [reference]);
  }
  facts(sheet, [
    { name: W.account, value: bank.accountName },
    { name: W.bsb, value: bank.bsb },
    { name: W.accountNumber, value: bank.accountNumber },
    reference,
  ]);
}
