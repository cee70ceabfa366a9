import { matchLines, type Payable } from './match-payments';

const invoice = (number: string, totalMinor: number, status: Payable['status'] = 'PENDING'): Payable => ({
  organisationId: 'o',
  invoiceId: number,
  version: 1,
  number,
  practice: 'Harbour',
  status,
  totalMinor,
});
const invoices = [
  invoice('QC-AU-000001', 108_90),
  invoice('QC-AU-000002', 53_90, 'OVERDUE'),
  invoice('QC-AU-000003', 53_90, 'PAID'),
];
const line = (text: string, amountMinor: number, at = 1) => ({
  line: at,
  on: '2026-11-20',
  text,
  amountMinor,
});

it.each([
  ['QC-AU-000001', 108_90, 'MATCHED'],
  ['harbour qc au 2', 53_90, 'MATCHED'],
  ['QC-AU-1 + QC-AU-2', 162_80, 'MATCHED'],
  ['QC-AU-1 + QC-AU-2', 108_90, 'AMOUNT_DIFFERS'],
  ['QC-AU-000001', 108_80, 'AMOUNT_DIFFERS'],
  ['QC-AU-000003', 53_90, 'ALREADY_PAID'],
  ['QC-AU-000099', 53_90, 'UNKNOWN'],
  ['QC-AU-000001 QC-AU-000099', 108_90, 'UNKNOWN'],
  ['Rent', 53_90, 'UNKNOWN'],
] as const)('classifies the statement line "%s" with %d cents as %s', (text, amount, match) =>
  expect(matchLines([line(text, amount)], invoices)[0]?.match).toBe(match),
);

it('matches an invoice only once when it was paid twice', () => {
  const twice = [line('QC-AU-000001', 108_90, 3), line('QC-AU-000001', 108_90, 4)];
  expect(matchLines(twice, invoices).map(({ line: at, match }) => [at, match])).toEqual([
    [3, 'MATCHED'],
    [4, 'ALREADY_PAID'],
  ]);
});
