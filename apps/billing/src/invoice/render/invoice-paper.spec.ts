import type { Invoice, InvoiceDocument } from '@quillcare/contracts';
import { comparable, namesInEveryScript, PdfFile } from '@quillcare/testing';
import { PaperRenderer } from '@quillcare/paper';
import { invoicePaper } from './invoice-paper';

const renderer = new PaperRenderer();
afterAll(() => renderer.stop());

const invoice: Invoice = {
  id: '0198f9a2-0000-7000-8000-000000000001',
  version: 1,
  number: 'QC-AU-000012',
  status: 'PENDING',
  currency: 'AUD',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-15',
  suppliedOn: '2026-11-01',
  seller: {
    name: 'Quillcare Pty Ltd',
    taxNumber: { kind: 'ABN', number: '51824753556' },
    bank: { accountName: 'Quillcare Pty Ltd', bsb: '062-000', accountNumber: '1234 5678' },
  },
  customer: {
    practice: 'Harbour Surgical',
    name: 'Linh Nguyễn',
    email: 'accounts@harbour.example',
    businessNumber: '53004085616',
  },
  lines: [
    {
      kind: 'PRORATION',
      plan: 'BASIC',
      cycle: 'MONTHLY',
      from: '2026-11-01',
      until: '2026-11-16',
      amountMinor: -24_50,
    },
    {
      kind: 'PLAN',
      plan: 'PROFESSIONAL',
      cycle: 'YEARLY',
      from: '2026-11-01',
      until: '2027-11-01',
      amountMinor: 990_00,
    },
  ],
  gstBasisPoints: 1_000,
  netMinor: 965_50,
  gstMinor: 96_55,
  totalMinor: 1_062_05,
  paidOn: null,
  paymentMethod: null,
  credit: null,
};

async function textOf(given: Invoice, document: InvoiceDocument = 'INVOICE'): Promise<string> {
  const file = new PdfFile(await renderer.render(invoicePaper(given, document)));
  try {
    expect(file.faults()).toBe('');
    return file.text();
  } finally {
    file.remove();
  }
}

it('prints all the details required on a tax invoice, and how to pay', async () => {
  const text = await textOf(invoice);
  for (const words of [
    'Tax invoice QC-AU-000012',
    'Quillcare Pty Ltd, ABN 51824753556',
    'Harbour Surgical, Linh Nguyễn, accounts@harbour.example, ABN or NZBN',
    'Issued 1 Nov 2026',
    'Date of supply 1 Nov 2026',
    'Please pay by 15 Nov 2026',
    'Unused part of Starter, monthly, 1 Nov 2026 to 15 Nov 2026 -$24.50',
    'Professional, yearly, 1 Nov 2026 to 31 Oct 2027 $990.00',
    'Total excluding GST $965.50',
    'GST 10% $96.55',
    'Total $1,062.05',
    'BSB 062-000',
    'Reference QC-AU-000012',
  ])
    expect(text).toContain(words);
});

it('prints a plain invoice instead of a tax invoice where no GST is charged', async () => {
  const text = await textOf({
    ...invoice,
    seller: { ...invoice.seller, taxNumber: null, bank: null },
    gstBasisPoints: 0,
    gstMinor: 0,
    totalMinor: 965_50,
  });
  expect(text).toMatch(/^\s*Quillcare Pty Ltd\s+Invoice QC-AU-000012/);
  expect(text).toContain('No GST is charged.');
  expect(text).toContain('Please contact us for our account details.');
});

it.each([
  [
    { status: 'PAID', paidOn: '2026-11-10', paymentMethod: 'BANK_TRANSFER' } as const,
    'Paid on 10 Nov 2026. Thank you.',
  ],
  [{ status: 'PAID', paidOn: '2026-11-01', totalMinor: 0 } as const, 'There is nothing to pay.'],
])('prints no payment instructions on a settled invoice', async (changes, words) => {
  const text = await textOf({ ...invoice, ...changes });
  expect(text).toContain(words);
  expect(text).not.toContain('How to pay');
});

it('prints an adjustment note with its reason and negative amounts', async () => {
  const credit = { number: 'CN-AU-000003', on: '2026-11-20', reason: 'Charged twice' };
  const text = await textOf({ ...invoice, status: 'CANCELLED', credit }, 'CREDIT_NOTE');
  for (const words of [
    'Adjustment note CN-AU-000003',
    'Cancels Tax invoice QC-AU-000012, 1 Nov 2026',
    'Reason Charged twice',
    'Unused part of Starter, monthly, 1 Nov 2026 to 15 Nov 2026 $24.50',
    'GST 10% -$96.55',
    'Total -$1,062.05',
    'The invoice is cancelled. There is nothing to pay.',
  ])
    expect(text).toContain(words);
});

it.each([
  [{ paymentMethod: 'BANK_TRANSFER' } as const, 'We will transfer what you paid back to you.'],
  [{ paymentMethod: 'DEBIT_CARD' } as const, 'What you paid goes back to your card.'],
  [{ paymentMethod: null, totalMinor: 0 } as const, 'The invoice is cancelled. There is nothing to pay.'],
])(
  'says on an adjustment note how the money comes back, and promises none that was not paid',
  async (changes, words) => {
    const credit = { number: 'CN-AU-000003', on: '2026-11-20', reason: 'Charged twice' };
    const paid = { ...invoice, status: 'REFUNDED', paidOn: '2026-11-10', credit } as const;
    expect(await textOf({ ...paid, ...changes }, 'CREDIT_NOTE')).toContain(words);
  },
);

it('produces byte-identical PDFs for the same invoice', async () => {
  const draw = () => renderer.render(invoicePaper(invoice, 'INVOICE'));
  expect(await draw()).toEqual(await draw());
});

it('prints names in every script, in an accessible PDF', async () => {
  const names = namesInEveryScript();
  const customer = { ...invoice.customer, practice: names.join('\n') };
  const file = new PdfFile(await renderer.render(invoicePaper({ ...invoice, customer }, 'INVOICE')));
  try {
    const read = comparable(file.pages().join(''));
    // For right-to-left words with combining marks, PDF readers extract the marks in varying positions.
    const isMarked = (word: string) => /[\u200c\u0591-\u05c7\u064b-\u0655]/u.test(word);
    const words = names.flatMap((name) => name.split(/[\s-]+/)).filter((word) => !isMarked(word));
    expect(words.filter((word) => !read.includes(comparable(word)))).toEqual([]);
    expect(read).not.toContain('Nofonthas');
    expect(file.isAccessible()).toBe(true);
    expect(file.structureFaults()).toEqual([]);
    expect(file.faults()).toBe('');
  } finally {
    file.remove();
  }
});
