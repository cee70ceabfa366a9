import fc from 'fast-check';
import { priceLine, calculateQuoteTotals } from '../quote-totals';
import type { PaperLine, PaperQuote } from './paper';
import {
  formatDoctorLabel,
  collectGlossaryKeys,
  formatLineAmount,
  listLineBenefits,
  listLineFacts,
  lineName,
  separateProcedures,
} from './paper-lines';
import {
  totalByBiller,
  buildHeadline,
  createPaperFormats,
  formatPlaceName,
  buildSumRows,
} from './paper-totals';
import { forAll } from '../for-all.suite';

const LINE: PaperLine = {
  id: '1',
  kind: 'SURGEON',
  description: 'Septoplasty',
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 350_000,
  discountMinor: 0,
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
  totalMinor: 350_000,
};
const totals: PaperQuote['totals'] = {
  byBiller: { PRACTICE: 350_000, PROVIDER: 180_000, HOSPITAL: 0 },
  netMinor: 530_000,
  gstMinor: 0,
  totalMinor: 530_000,
  benefitsMinor: 0,
  outOfPocketMinor: 530_000,
  estimate: false,
};
const { money } = createPaperFormats('AUD');

describe('headline', () => {
  it('states what is left to pay of the total and who is expected to pay the rest', () => {
    const lines = [{ ...LINE, medicareBenefitMinor: 183_050 }];
    const paid = { ...totals, benefitsMinor: 183_050, outOfPocketMinor: 346_950 };
    expect(buildHeadline({ lines, totals: paid }, money)).toEqual({
      lead: 'You pay about',
      pay: '$3,469.50',
      total: '$5,300.00',
      notes: ['Medicare is expected to pay $1,830.50.', 'No GST applies.'],
    });
  });

  it('states what is left in hospital and in rooms while the place is open', () => {
    const placeResults = { HOSPITAL: { outOfPocketMinor: 50_000 }, ROOMS: { outOfPocketMinor: 91_840 } };
    expect(buildHeadline({ lines: [LINE], totals, placeResults }, money).notes[0]).toMatch(
      'in hospital you would pay about $500.00, in the practice’s rooms about $918.40.',
    );
    expect(formatPlaceName({ hospitalName: null, place: null })).toBe('To be decided');
    expect(formatPlaceName({ hospitalName: null, place: 'ROOMS' })).toBe('In the practice’s rooms');
    expect(formatPlaceName({ hospitalName: 'St Luke’s', place: 'HOSPITAL' })).toBe('St Luke’s');
  });

  it('is a single figure without benefits, and names what it excludes', () => {
    const outside: PaperLine = { ...LINE, kind: 'PATHOLOGY', description: '', basis: 'NOT_INCLUDED' };
    const gst = { ...totals, gstMinor: 48_182, estimate: true };
    expect(buildHeadline({ lines: [LINE, outside], totals: gst }, money)).toEqual({
      lead: 'You pay about',
      pay: '$5,300.00',
      total: null,
      notes: [
        'Some amounts are estimates, so the total may change.',
        'Not in the total: Pathology.',
        'Includes $481.82 GST.',
      ],
    });
    expect(buildHeadline({ lines: [LINE], totals }, money).lead).toBe('You pay');
  });

  it.each([
    ['both', 1, 1, /^Medicare and your health fund are/],
    ['the fund', null, 1, /^Your health fund is/],
  ] as const)(
    'names whose benefits are deducted: %s',
    (_name, medicareBenefitMinor, fundBenefitMinor, sentence) => {
      const lines = [{ ...LINE, medicareBenefitMinor, fundBenefitMinor }];
      expect(buildHeadline({ lines, totals: { ...totals, benefitsMinor: 2 } }, money).notes[0]).toMatch(
        sentence,
      );
    },
  );
});

describe('bills', () => {
  it('are one for the practice and one for each provider and hospital', () => {
    const lines: PaperLine[] = [
      { ...LINE, kind: 'HOSPITAL', billedBy: 'HOSPITAL', totalMinor: 10_000 },
      { ...LINE, kind: 'ANAESTHETIST', billedBy: 'PROVIDER', providerName: 'Dr A', totalMinor: 20_000 },
      { ...LINE, kind: 'ASSISTANT', billedBy: 'PROVIDER', providerName: 'Dr B', totalMinor: 30_000 },
      { ...LINE, kind: 'OTHER', billedBy: 'PROVIDER', providerName: 'Dr A', totalMinor: 5_000 },
      { ...LINE, basis: 'NOT_INCLUDED', totalMinor: 99 },
      LINE,
    ];
    const bills = totalByBiller({
      lines,
      totals: { ...totals, totalMinor: 415_000 },
      hospitalName: 'St Luke’s',
      practiceName: 'Harbour',
    });
    expect(bills.map(({ name, amountMinor }) => [name, amountMinor])).toEqual([
      ['Harbour', 350_000],
      ['Dr B', 30_000],
      ['Dr A', 25_000],
      ['St Luke’s', 10_000],
    ]);
    expect(bills[0]?.share).toBeCloseTo(350 / 415);
  });

  it('add up to the total for any lines', () => {
    const line = fc.record({
      kind: fc.constantFrom('SURGEON' as const, 'ANAESTHETIST' as const, 'HOSPITAL' as const),
      billedBy: fc.constantFrom('PRACTICE' as const, 'PROVIDER' as const, 'HOSPITAL' as const),
      basis: fc.constantFrom('FIXED' as const, 'ESTIMATE' as const, 'NOT_INCLUDED' as const),
      gstTreatment: fc.constantFrom('TAXABLE' as const, 'GST_FREE' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitFeeMinor: fc.integer({ min: 0, max: 5_000_000 }),
      providerName: fc.option(fc.constantFrom('Dr A', 'Dr B')),
    });
    forAll(fc.array(line, { maxLength: 30 }), (drawn) => {
      const priced = drawn.map((one) => ({ ...one, discountMinor: 0 }));
      const sum = calculateQuoteTotals(priced, { gstRateBasisPoints: 1000 });
      const lines = priced.map((one) => ({ ...LINE, ...one, totalMinor: priceLine(one, 1000).totalMinor }));
      const bills = totalByBiller({ lines, totals: sum, hospitalName: null });
      expect(bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(sum.totalMinor);
    });
  });
});

it('prints the out-of-pocket amount after benefits below the total', () => {
  expect(buildSumRows({ totals }, money)).toHaveLength(1);
  const rows = buildSumRows(
    { totals: { ...totals, benefitsMinor: 30_000, outOfPocketMinor: 500_000 } },
    money,
  );
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['Total', '$5,300.00'],
    ['Expected benefits', '−$300.00'],
    ['Your out-of-pocket cost', '$5,000.00'],
  ]);
});

describe('a line', () => {
  it('does not repeat its kind', () => {
    const line: PaperLine = {
      ...LINE,
      kind: 'ANAESTHETIST',
      description: 'Anaesthetist',
      billedBy: 'PROVIDER',
    };
    expect(listLineFacts(line, money)).toEqual(['Billed by the provider']);
    expect(lineName({ ...line, description: '' })).toBe('Anaesthetist');
  });

  it('names its provider, item, quantity and discount', () => {
    const line: PaperLine = {
      ...LINE,
      providerName: 'Dr Linh Nguyễn',
      mbsItem: '41671',
      quantity: 2,
      discountMinor: 5_000,
      totalMinor: 695_000,
    };
    expect(listLineFacts(line, money)).toEqual([
      'Surgeon',
      'Dr Linh Nguyễn',
      'Billed by the practice',
      'MBS item 41671',
      '2 at $3,500.00',
      '$7,000.00 less $50.00 discount',
    ]);
  });

  it('adds up to the total including a discount', () => {
    const line: PaperLine = { ...LINE, unitFeeMinor: 333_333, discountMinor: 33_333, totalMinor: 330_000 };
    expect(listLineFacts(line, money)).toContain('$3,333.33 less $333.33 discount plus $300.00 GST');
  });

  it('adds up to the total including the GST of several units', () => {
    const line: PaperLine = { ...LINE, quantity: 2, unitFeeMinor: 10_000, totalMinor: 22_000 };
    expect(listLineFacts(line, money)).toContain('2 at $100.00 plus $20.00 GST');
    expect(listLineFacts({ ...line, totalMinor: 20_000 }, money)).toContain('2 at $100.00');
    const less = listLineFacts({ ...line, discountMinor: 1_000, totalMinor: 20_900 }, money);
    expect(less.slice(-2)).toEqual(['2 at $100.00', '$200.00 less $10.00 discount plus $19.00 GST']);
  });
});

it('prints words for an amount outside the total and expects no benefit for it', () => {
  const line: PaperLine = { ...LINE, medicareBenefitMinor: 300, fundBenefitMinor: 200 };
  const outside: PaperLine = { ...line, basis: 'NOT_INCLUDED' };
  expect([line, outside].map((one) => formatLineAmount(one, money))).toEqual(['$3,500.00', 'Not included']);
  expect(listLineBenefits(line)).toEqual([
    { name: 'Medicare benefit', amountMinor: 300, term: 'MEDICARE_BENEFIT' },
    { name: 'Health fund benefit', amountMinor: 200, term: 'FUND_BENEFIT' },
  ]);
  expect(listLineBenefits(outside)).toEqual([]);
  expect(listLineBenefits(LINE)).toEqual([]);
});

it('lists the surgeon’s lines as procedures', () => {
  const stay: PaperLine = { ...LINE, kind: 'HOSPITAL' };
  expect(separateProcedures([stay, LINE])).toEqual({ procedures: [LINE], others: [stay] });
});

it('labels a doctor with title and credentials if known', () => {
  const doctor = { title: 'Dr', firstName: 'Linh', lastName: 'Nguyễn', credentials: 'FRACS' };
  expect(formatDoctorLabel(doctor)).toBe('Dr Linh Nguyễn, FRACS');
  expect(formatDoctorLabel({ ...doctor, title: '', credentials: '' })).toBe('Linh Nguyễn');
});

it('explains only terms that appear on the quote', () => {
  const lines: PaperLine[] = [
    LINE,
    { ...LINE, basis: 'ESTIMATE', mbsItem: '41671', medicareBenefitMinor: 300, fundBenefitMinor: 200 },
    { ...LINE, basis: 'NOT_INCLUDED' },
  ];
  expect(collectGlossaryKeys({ lines, totals: { ...totals, benefitsMinor: 500 } })).toEqual([
    ...['FIXED', 'ESTIMATE', 'NOT_INCLUDED', 'BILLED_BY', 'MBS_ITEM'],
    ...['MEDICARE_BENEFIT', 'FUND_BENEFIT', 'OUT_OF_POCKET', 'GST'],
  ]);
  const outside: PaperLine = {
    ...LINE,
    basis: 'NOT_INCLUDED',
    medicareBenefitMinor: 300,
    fundBenefitMinor: 200,
  };
  expect(collectGlossaryKeys({ lines: [outside], totals })).toEqual(['NOT_INCLUDED', 'BILLED_BY', 'GST']);
  expect(collectGlossaryKeys({ lines: [LINE], totals })).toEqual(['FIXED', 'BILLED_BY', 'GST']);
  expect(collectGlossaryKeys({ lines: [], totals })).toEqual([]);
});

it('formats New Zealand dollars as local readers write them', () => {
  expect(createPaperFormats('NZD').money(530_000)).toBe('$5,300.00');
  expect(createPaperFormats('NZD').date('2026-12-20')).toBe('20 Dec 2026');
  expect(createPaperFormats('AUD', 'en-US').money(530_000)).toBe('A$5,300.00');
});
