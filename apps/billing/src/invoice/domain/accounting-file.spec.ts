import type { Invoice } from '@quillcare/contracts';
import fc from 'fast-check';
import { accountingLines, linesWithGst } from './accounting-file';

const line = (amountMinor: number): Invoice['lines'][number] => ({
  kind: 'PLAN',
  plan: 'PROFESSIONAL',
  cycle: 'MONTHLY',
  from: '2026-11-01',
  until: '2026-12-01',
  amountMinor,
});
const invoice = {
  number: 'QC-AU-000012',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-15',
  currency: 'AUD',
  seller: { name: 'Quillcare', taxNumber: null, bank: null },
  customer: { practice: 'Harbour Surgical', name: null, email: 'a@harbour.example', businessNumber: null },
  lines: [line(99_00)],
  gstBasisPoints: 1_000,
  netMinor: 99_00,
  gstMinor: 9_90,
  totalMinor: 108_90,
  credit: null,
} as unknown as Invoice;

const YEAR = { from: '2026-07-01', to: '2027-06-30' };

it('writes a practice’s invoice as a Xero bill', () => {
  const [head = [], row = []] = accountingLines([invoice], 'XERO', 'BILLS', YEAR);
  expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toEqual({
    '*ContactName': 'Quillcare',
    EmailAddress: '',
    '*InvoiceNumber': 'QC-AU-000012',
    Reference: '',
    '*InvoiceDate': '01/11/2026',
    '*DueDate': '15/11/2026',
    '*Quantity': 1,
    '*UnitAmount': '99.00',
    '*Description': 'Professional, monthly, 1 Nov 2026 to 30 Nov 2026',
    '*AccountCode': '485',
    '*TaxType': 'GST on Expenses',
    TaxAmount: '9.90',
    Currency: 'AUD',
  });
});

it('writes the seller’s invoices as MYOB sales, each followed by an empty line', () => {
  const rows = accountingLines(
    [invoice, { ...invoice, gstBasisPoints: 0, gstMinor: 0 }],
    'MYOB',
    'SALES',
    YEAR,
  );
  expect(rows).toEqual([
    expect.arrayContaining(['Co./Last Name', 'Invoice No.', 'Inc-Tax Amount']),
    [
      'Harbour Surgical',
      'QC-AU-000012',
      '01/11/2026',
      expect.any(String),
      '4-1000',
      '99.00',
      '108.90',
      'GST',
      '9.90',
    ],
    [],
    expect.arrayContaining(['99.00', 'FRE', '0.00']),
    [],
  ]);
});

it('uses MYOB’s own tax code for New Zealand GST', () => {
  const [, row] = accountingLines([{ ...invoice, gstBasisPoints: 1_500 }], 'MYOB', 'SALES', YEAR);
  expect(row?.[7]).toBe('S15');
});

it('writes an adjustment note as a separate document that cancels out its invoice', () => {
  const credited = { ...invoice, credit: { number: 'CN-AU-000001', on: '2026-11-20', reason: 'Twice' } };
  const [, issued = [], credit = []] = accountingLines([credited], 'XERO', 'SALES', YEAR);
  expect(issued.slice(2, 5)).toEqual(['QC-AU-000012', '', '01/11/2026']);
  expect(credit.slice(2, 5)).toEqual(['CN-AU-000001', 'QC-AU-000012', '20/11/2026']);
  expect([credit[8], credit[11]]).toEqual(['-99.00', '-9.90']);
});

it('includes only documents of the period, so a later adjustment note falls in its own month', () => {
  const credited = { ...invoice, credit: { number: 'CN-AU-000001', on: '2026-12-20', reason: 'Twice' } };
  const numbersIn = (from: string, to: string) =>
    accountingLines([credited], 'XERO', 'SALES', { from, to })
      .slice(1)
      .map((row) => row[2]);
  expect(numbersIn('2026-11-01', '2026-11-30')).toEqual(['QC-AU-000012']);
  expect(numbersIn('2026-12-01', '2026-12-31')).toEqual(['CN-AU-000001']);
});

it('splits the GST over the lines so that they add up to the invoice’s GST', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -200_000, max: 400_000 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 1_000, 1_500),
      (amounts, rate) => {
        const netMinor = amounts.reduce((sum, amount) => sum + amount, 0);
        fc.pre(netMinor >= 0);
        const gstMinor = Math.round((netMinor * rate) / 10_000);
        const lines = linesWithGst({ lines: amounts.map(line), netMinor, gstMinor });
        expect(lines.reduce((sum, { gstMinor: own }) => sum + own, 0)).toBe(gstMinor);
        expect(lines.map(({ netMinor: own }) => own)).toEqual(amounts);
      },
    ),
  );
});
