import type { AccountingSoftware, Invoice } from '@quillcare/contracts';
import { csvAmount, type CsvCell } from '@quillcare/rules';
import { lineText } from '../render/invoice.words';

/** Whose books the file is for: the practice's, as bills, or the seller's, as sales. */
export type Books = 'BILLS' | 'SALES';

/** Columns as the import of each software names them; what it does not know it leaves out. */
const XERO_COLUMNS = [
  ...['*ContactName', 'EmailAddress', '*InvoiceNumber', 'Reference', '*InvoiceDate', '*DueDate'],
  ...['*Description', '*Quantity', '*UnitAmount', '*AccountCode', '*TaxType', 'TaxAmount', 'Currency'],
];
const MYOB_COLUMNS = {
  BILLS: ['Co./Last Name', 'Supplier Invoice No.', 'Date', 'Description', 'Account No.'],
  SALES: ['Co./Last Name', 'Invoice No.', 'Date', 'Description', 'Account No.'],
} as const;
const MYOB_AMOUNTS = ['Amount', 'Inc-Tax Amount', 'Tax Code', 'Tax Amount'];

/** To begin with, sales and subscriptions; whoever numbers their accounts otherwise chooses another while importing. */
const ACCOUNTS = {
  XERO: { SALES: '200', BILLS: '485' },
  MYOB: { SALES: '4-1000', BILLS: '6-1000' },
} as const;
const XERO_TAX = {
  SALES: { 1_000: 'GST on Income', 1_500: '15% GST on Income', 0: 'GST Free Income' },
  BILLS: { 1_000: 'GST on Expenses', 1_500: '15% GST on Expenses', 0: 'GST Free Expenses' },
} as const;

/** The codes that a new file of MYOB has in Australia, and in New Zealand (S15). */
const MYOB_TAX = { 1_000: 'GST', 1_500: 'S15', 0: 'FRE' } as const;

/** An accounting file: the names of the columns, then a line for each line of an invoice, and of each adjustment note its negative; what is of other days is left out. */
export function accountingLines(
  invoices: readonly Invoice[],
  software: AccountingSoftware,
  books: Books,
  days: { from: string; to: string },
): CsvCell[][] {
  const head = software === 'XERO' ? XERO_COLUMNS : [...MYOB_COLUMNS[books], ...MYOB_AMOUNTS];
  const documents = invoices
    .flatMap((invoice) => [entryOf(invoice), ...creditOf(invoice)])
    .filter(({ on }) => on >= days.from && on <= days.to);
  const lines = documents.flatMap((entry) => {
    const rows = entry.lines.map((line) =>
      software === 'XERO' ? xeroLine(entry, line, books) : myobLine(entry, line, books),
    );
    // MYOB takes lines for one document until an empty one.
    return software === 'MYOB' ? [...rows, []] : rows;
  });
  return [[...head], ...lines];
}

interface Entry {
  invoice: Invoice;
  number: string;
  on: string;
  dueOn: string;
  lines: EntryLine[];
}

interface EntryLine {
  text: string;
  netMinor: number;
  gstMinor: number;
}

function entryOf(invoice: Invoice): Entry {
  const { number, issuedOn, dueOn } = invoice;
  return { invoice, number, on: issuedOn, dueOn, lines: linesWithGst(invoice) };
}

function creditOf(invoice: Invoice): Entry[] {
  const { credit } = invoice;
  if (!credit) return [];
  const lines = linesWithGst(invoice).map(({ text, netMinor, gstMinor }) => ({
    text,
    netMinor: 0 - netMinor,
    gstMinor: 0 - gstMinor,
  }));
  return [{ invoice, number: credit.number, on: credit.on, dueOn: credit.on, lines }];
}

/** GST is reckoned once, on the sum; each line gets the difference of what is reckoned up to it, so that they add up to it exactly. */
export function linesWithGst({
  lines,
  netMinor,
  gstMinor,
}: Pick<Invoice, 'lines' | 'netMinor' | 'gstMinor'>): EntryLine[] {
  let [net, given] = [0, 0];
  return lines.map((line, at) => {
    net += line.amountMinor;
    const upToHere =
      at === lines.length - 1 ? gstMinor : netMinor === 0 ? 0 : Math.round((gstMinor * net) / netMinor);
    const own = upToHere - given;
    given = upToHere;
    return { text: lineText(line), netMinor: line.amountMinor, gstMinor: own };
  });
}

function contactOf({ seller, customer }: Invoice, books: Books): string {
  return books === 'BILLS' ? seller.name : customer.practice;
}

function xeroLine(entry: Entry, { text, netMinor, gstMinor }: EntryLine, books: Books): CsvCell[] {
  const { invoice, number, on, dueOn } = entry;
  const taxType = taxTypeOf(invoice, XERO_TAX[books]);
  return [
    contactOf(invoice, books),
    books === 'SALES' ? (invoice.customer.email ?? '') : '',
    number,
    invoice.credit && number === invoice.credit.number ? invoice.number : '',
    slashed(on),
    slashed(dueOn),
    text,
    1,
    csvAmount(netMinor),
    ACCOUNTS.XERO[books],
    taxType,
    csvAmount(gstMinor),
    invoice.currency,
  ];
}

/** Nobody's books are given a rate that the software was not told of. */
function taxTypeOf({ gstBasisPoints, number }: Invoice, types: Record<number, string>): string {
  const found = types[gstBasisPoints];
  if (found === undefined)
    throw new Error(`Invoice ${number} has a GST rate that the accounting software was not told of.`);
  return found;
}

function myobLine(entry: Entry, { text, netMinor, gstMinor }: EntryLine, books: Books): CsvCell[] {
  const { invoice, number, on } = entry;
  return [
    contactOf(invoice, books),
    number,
    slashed(on),
    text,
    ACCOUNTS.MYOB[books],
    csvAmount(netMinor),
    csvAmount(netMinor + gstMinor),
    taxTypeOf(invoice, MYOB_TAX),
    csvAmount(gstMinor),
  ];
}

/** Both read days as they are written in Australia and New Zealand. */
function slashed(isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${day}/${month}/${year}`;
}
