import { estimate, KNOWN_GAP, line, MEMBER, NOBODY } from './estimate.suite';
import { mbsText } from './mbs-items-of';

describe('trace of an estimate', () => {
  const traces = (...given: Parameters<typeof estimate>) =>
    estimate(...given).lines.map(({ trace }) => trace);
  const septum = line('SURGEON', 260_000, { mbsItem: '41693' });
  const hand = line('SURGEON', 120_000, { key: 'hand', mbsItem: '39331' });
  const operation = {
    key: 'operation',
    values: { item: '41693', feeMinor: 91_805, percent: 100, partMinor: 91_805 },
  };
  const benefit75 = (scheduleFeeMinor: number, benefitMinor: number) => ({
    key: 'benefit75',
    values: { scheduleFeeMinor, benefitMinor, date: '2026-07-01' },
  });

  // 918.05 + 331.25 ÷ 2 = 1,083.675 → 1,083.70; 75 % = 812.775 → 812.80; charged 3,800.00
  it.each([
    [NOBODY, [], [0, 0]],
    [MEMBER, [{ key: 'fundSchedule', values: { fundMinor: 27_090 } }], [17_334, 9_756]],
    [
      KNOWN_GAP,
      [{ key: 'fundKnownGap', values: { fundMinor: 248_720, gapMinor: 50_000 } }],
      [159_148, 89_572],
    ],
    [
      { ...KNOWN_GAP, type: 'NO_GAP' },
      [{ key: 'fundNoGap', values: { fundMinor: 298_720 } }],
      [191_142, 107_578],
    ],
  ] as const)('lists each step for two operations with the fund %j', (fund, last, each) => {
    const [first, second] = each.map((fundMinor) =>
      last.length === 0 ? [] : [...last, { key: 'fundLineShare', values: { fundMinor } }],
    );
    const together = [{ key: 'together', values: { scheduleFeeMinor: 108_370 } }, benefit75(108_370, 81_280)];
    const half = {
      key: 'operation',
      values: { item: '39331', feeMinor: 33_125, percent: 50, partMinor: 16_565 },
    };
    expect(traces([septum, hand], { fund })).toEqual([
      [operation, ...together, { key: 'lineShare', values: { benefitMinor: 68_858 } }, ...first!],
      [half, ...together, { key: 'lineShare', values: { benefitMinor: 12_422 } }, ...second!],
    ]);
  });

  it('lists one operation, capped at its charge', () => {
    expect(traces([septum])).toEqual([[operation, benefit75(91_805, 68_855)]]);
    expect(traces([{ ...septum, totalMinor: 20_000 }], { fund: MEMBER })).toEqual([
      [operation, benefit75(91_805, 68_855), { key: 'noMoreThanCharged', values: { chargeMinor: 20_000 } }],
    ]);
  });

  it('lists the entered benefits instead, also where nothing could be estimated', () => {
    const typed = { enteredMedicareMinor: 50_000, enteredFundMinor: 1_000 };
    const steps = (values: object) => [
      { key: 'enteredMedicare', values: { benefitMinor: 50_000, ...values } },
      { key: 'enteredFund', values: { fundMinor: 1_000 } },
    ];
    expect(traces([{ ...septum, ...typed }], { fund: MEMBER })).toEqual([
      [operation, benefit75(91_805, 68_855), ...steps({ estimatedMinor: 68_855 })],
    ]);
    expect(traces([{ ...septum, ...typed, mbsItem: null }])).toEqual([steps({})]);
    expect(traces([{ ...septum, mbsItem: null }])).toEqual([[]]);
  });

  it('flags entered benefits above what Medicare is expected to pay', () => {
    const noticesOf = (enteredMedicareMinor: number) =>
      estimate([{ ...septum, enteredMedicareMinor }]).notices;
    expect(noticesOf(68_855)).toEqual([]);
    expect(noticesOf(68_856)).toEqual([{ code: 'enteredAboveBenefit', lineKeys: ['SURGEON'], values: {} }]);
  });

  it('mentions the greatest permissible gap for a very high fee', () => {
    const { lines } = estimate([{ ...septum, mbsItem: mbsText(Array<string>(5).fill('39331')) }], {
      isInHospital: false,
    });
    // 331.25 + 165.625 + 3 × 82.8125 = 745.3125; 85 % of it leaves 111.80, more than 104.50
    expect(lines[0]?.trace.at(-1)).toEqual({
      key: 'greatestGap',
      values: {
        scheduleFeeMinor: 74_535,
        benefitMinor: 64_085,
        date: '2026-07-01',
        greatestGapMinor: 10_450,
      },
    });
  });
});
