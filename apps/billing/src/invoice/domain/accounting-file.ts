import type { AccountingSoftware, Invoice } from '@quillcare/contracts';
import { csvAmount, type CsvCell } from '@quillcare/rules';
import { lineText } from '../render/invoice.words';

/** The books the file is for: bills in the practice's, sales in the seller's. */
export type Books = 'BILLS' | 'SALES';

/** Column names as each package's import expects them. Fields that a package does not support are omitted. */
const XERO_COLUMNS = [
  ...['*ContactName', 'EmailAddress', '*InvoiceNumber', 'Reference', '*InvoiceDate', '*DueDate'],
  ...['*Description', '*Quantity', '*UnitAmount', '*AccountCode', '*TaxType', 'TaxAmount', 'Currency'],
];
const MYOB_COLUMNS = {
  BILLS: ['Co./Last Name', 'Supplier Invoice No.', 'Date', 'Description', 'Account No.'],
  SALES: ['Co./Last Name', 'Invoice No.', 'Date', 'Description', 'Account No.'],
} as const;
const MYOB_AMOUNTS = ['Amount', 'Inc-Tax Amount', 'Tax Code', 'Tax Amount'];

/**
 * Default account codes for sales and subscriptions. Users with a different chart of accounts pick another code during the
 * import.
 */
const ACCOUNTS = {
  XERO: { SALES: '200', BILLS: '485' },
  MYOB: { SALES: '4-1000', BILLS: '6-1000' },
} as const;
const XERO_TAX = {
  SALES: { 1_000: 'GST on Income', 1_500: '15% GST on Income', 0: 'GST Free Income' },
  BILLS: { 1_000: 'GST on Expenses', 1_500: '15% GST on Expenses', 0: 'GST Free Expenses' },
} as const;

/** Default tax codes of a new MYOB file: Australian, plus New Zealand's S15. */
const MYOB_TAX = { 1_000: 'GST', 1_500: 'S15', 0: 'FRE' } as const;

/**
 * Builds the accounting file: a header row, then one row per invoice line, and one negated row per line of an adjustment note.
 * Documents dated outside `days` are left out.
 */
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
    // MYOB groups consecutive lines into one document until it meets an empty line.
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

/**
 * Spreads the GST over the lines. It is calculated once on the invoice total, so each line gets the difference between cumulative
 * amounts and the lines add up to the total exactly.
 */
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

/** Throws for a GST rate without a tax code, rather than exporting a wrong one. */
function taxTypeOf({ gstBasisPoints, number }: Invoice, types: Record<number, string>): string {
  const found = types[gstBasisPoints];
  if (found === undefined)
    throw new Error(`Invoice ${number} has a GST rate for which the accounting software has no tax code.`);
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

/** Formats an ISO date as DD/MM/YYYY, which both packages expect in Australia and New Zealand. */
function slashed(isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${day}/${month}/${year}`;
}
