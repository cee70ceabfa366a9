import { invoiceNumbersIn, statementReceipts } from './bank-statement';

const first = { on: '2026-11-20', amountMinor: 108_90 };

describe('receipts of a bank statement', () => {
  it.each([
    ['CommBank, without names', [['20/11/2026', '+108.90', 'Transfer QC-AU-000012', '+4,310.55']], 1],
    ['ANZ, without names', [['20/11/2026', '108.90', 'TRANSFER FROM HARBOUR QC-AU-000012']], 1],
    [
      'NAB',
      [
        ['Date', 'Amount', 'Account Number', '', 'Transaction Type', 'Transaction Details', 'Balance'],
        ['20 Nov 26', '108.90', '123', '', 'TRANSFER CREDIT', 'QC-AU-000012', '4310.55'],
      ],
      2,
    ],
    [
      'Westpac',
      [
        ['Bank Account', 'Date', 'Narrative', 'Debit Amount', 'Credit Amount', 'Balance'],
        ['032000123', '20/11/2026', 'DEPOSIT QC-AU-000012', '', '108.90', '4310.55'],
        ['032000123', '20/11/2026', 'ACCOUNT FEE', '10.00', '', '4300.55'],
      ],
      2,
    ],
    [
      'ANZ New Zealand, with lines above',
      [
        ['Account', '01-0123-0123456-00'],
        [],
        ['Type', 'Details', 'Particulars', 'Code', 'Reference', 'Amount', 'Date'],
        ['Direct Credit', 'Harbour', '', '', 'QC-AU-000012', '108.90', '20/11/2026'],
      ],
      4,
    ],
  ])('are read in the format of %s', (_bank, rows, line) => {
    const receipts = statementReceipts(rows);
    expect(receipts).toEqual([{ ...first, line, text: expect.stringContaining('QC-AU-000012') }]);
  });

  it('include only incoming amounts on a valid date', () => {
    const rows = [
      ['20/11/2026', '-49.00', 'Rent'],
      ['20/11/2026', '0.00', 'Interest'],
      ['31/11/2026', '5.00', 'A day that does not exist'],
      ['20/11/2026', 'five', 'No amount'],
      ['Opening balance', '4,000.00'],
      [],
    ];
    expect(statementReceipts(rows)).toEqual([]);
  });
});

describe('invoice numbers in a text', () => {
  it.each([
    ['QC-AU-000012', ['QC-AU-000012']],
    ['qc au 12 thanks', ['QC-AU-000012']],
    ['QCAU000012/QC-NZ-3', ['QC-AU-000012', 'QC-NZ-000003']],
    ['QC-AU-000012 and QC-AU-12', ['QC-AU-000012']],
    ['QC-AU-1234567', ['QC-AU-1234567']],
    ['Invoice 12', []],
    ['XQC-AU-000012', []],
    ['QC-US-000012', []],
  ])('are recognised in %s', (text, numbers) => expect(invoiceNumbersIn(text)).toEqual(numbers));
});
