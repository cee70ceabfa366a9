import { estimate, KNOWN_GAP, line, MEMBER, NOBODY } from './estimate.suite';

describe('what staff can read of an estimate', () => {
  const traces = (...given: Parameters<typeof estimate>) =>
    estimate(...given).lines.map(({ trace }) => trace);
  const septum = line('SURGEON', 260_000, { mbsItem: '41693' });
  const hand = line('SURGEON', 120_000, { key: 'hand', mbsItem: '39331' });
  const operation = { key: 'operation', values: { item: '41693', feeMinor: 91_805, percent: 100 } };
  const benefit75 = (scheduleFeeMinor: number, benefitMinor: number) => ({
    key: 'benefit75',
    values: { scheduleFeeMinor, benefitMinor, date: '2026-07-01' },
  });

  // 918.05 + 331.25 ÷ 2 = 1,083.675 → 1,083.70; 75 % = 812.775 → 812.80; charged 3,800.00
  it.each([
    [NOBODY, []],
    [MEMBER, [{ key: 'fundSchedule', values: { fundMinor: 27_090 } }]],
    [KNOWN_GAP, [{ key: 'fundKnownGap', values: { fundMinor: 248_720, gapMinor: 50_000 } }]],
    [{ ...KNOWN_GAP, type: 'NO_GAP' }, [{ key: 'fundNoGap', values: { fundMinor: 298_720 } }]],
  ] as const)('is each step of two operations, with the fund %j', (fund, last) => {
    const together = [{ key: 'together', values: { scheduleFeeMinor: 108_370 } }, benefit75(108_370, 81_280)];
    const half = { key: 'operation', values: { item: '39331', feeMinor: 33_125, percent: 50 } };
    expect(traces([septum, hand], { fund })).toEqual([
      [operation, ...together, { key: 'lineShare', values: { benefitMinor: 68_858 } }, ...last],
      [half, ...together, { key: 'lineShare', values: { benefitMinor: 12_422 } }, ...last],
    ]);
  });

  it('is one operation, up to what is charged for it', () => {
    expect(traces([septum])).toEqual([[operation, benefit75(91_805, 68_855)]]);
    expect(traces([{ ...septum, totalMinor: 20_000 }], { fund: MEMBER })).toEqual([
      [operation, benefit75(91_805, 68_855), { key: 'noMoreThanCharged', values: { chargeMinor: 20_000 } }],
    ]);
  });

  it('is what was typed in place of it, or where nothing is known', () => {
    const typed = { enteredMedicareMinor: 50_000, enteredFundMinor: 1_000 };
    const steps = [
      { key: 'enteredMedicare', values: { benefitMinor: 50_000 } },
      { key: 'enteredFund', values: { fundMinor: 1_000 } },
    ];
    expect(traces([{ ...septum, ...typed }], { fund: MEMBER })).toEqual([
      [operation, benefit75(91_805, 68_855), ...steps],
    ]);
    expect(traces([{ ...septum, ...typed, mbsItem: null }])).toEqual([steps]);
    expect(traces([{ ...septum, mbsItem: null }])).toEqual([[]]);
  });
});
