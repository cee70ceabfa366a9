import * as fc from 'fast-check';
import { calculateAnaestheticFee, timeUnits } from './anaesthesia';
import { calculateAssistance } from './assistance';
import { calculateBenefit75, calculateBenefit85 } from './charge-benefits';
import { roundUpToFiveCents } from './five-cents';
import { aggregateOperations, isOperation } from './multiple-operations';
import { MEDICARE_SETTINGS_JULY_2026, operation } from './schedule.suite';
import { forAll } from '../for-all.suite';

const fee = (item: string, feeMinor: number) => ({ item, feeMinor });
it('rejects a negative fee', () => {
  expect(() => roundUpToFiveCents(-1)).toThrow('cannot be negative');
  expect(() => roundUpToFiveCents(1, 0)).toThrow('cannot be negative');
  expect(roundUpToFiveCents(0)).toBe(0);
});

describe('multiple operation rule', () => {
  it('counts the highest fee in full, the next at half and the others at a quarter', () => {
    const { scheduleFeeMinor, parts } = aggregateOperations([
      fee('30001', 20_000),
      fee('30002', 40_010),
      fee('30003', 10_000),
      fee('30004', 10_000),
    ]);
    expect(scheduleFeeMinor).toBe(40_010 + 10_000 + 2_500 + 2_500);
    expect(parts.map(({ percent }) => percent)).toEqual([100, 50, 25, 25]);
  });

  it('applies to Group T8 except Subgroup 12', () => {
    expect([
      isOperation({ group: 'T8', subGroup: '8' }),
      isOperation({ group: 'T8', subGroup: '12' }),
      isOperation({ group: 'T10', subGroup: '8' }),
    ]).toEqual([true, false, false]);
  });

  const fees = fc.array(
    fc.record({ item: fc.stringMatching(/^[3-5]\d{4}$/), feeMinor: fc.integer({ min: 0, max: 2_000_000 }) }),
    { maxLength: 12 },
  );

  it('does not depend on the order, and its parts add up', () => {
    forAll(
      fees.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const aggregate = aggregateOperations(list);
        expect(aggregateOperations(shuffled)).toEqual(aggregate);
        const sum = aggregate.parts.reduce((total, { partMinor }) => total + partMinor, 0);
        expect(sum).toBe(aggregate.scheduleFeeMinor);
        expect(aggregate.scheduleFeeMinor % 5).toBe(0);
      },
    );
  });

  it('never pays less for an additional operation, nor more than the sum of the fees', () => {
    forAll(fees, fc.integer({ min: 0, max: 2_000_000 }), (list, more) => {
      const before = aggregateOperations(list).scheduleFeeMinor;
      expect(aggregateOperations([...list, fee('39999', more)]).scheduleFeeMinor).toBeGreaterThanOrEqual(
        before,
      );
      const all = list.reduce((sum, { feeMinor }) => sum + feeMinor, 0);
      expect(before).toBeLessThanOrEqual(roundUpToFiveCents(all));
    });
  });
});

describe('assistance', () => {
  it('is payable only for items that allow it', () => {
    expect(calculateAssistance([operation('39331', 33_125, false)], MEDICARE_SETTINGS_JULY_2026)).toBeNull();
    const assistance = calculateAssistance(
      [operation('39331', 33_125, false), operation('45000', 60_000)],
      MEDICARE_SETTINGS_JULY_2026,
    );
    expect(assistance).toMatchObject({ item: '51300', scheduleFeeMinor: 10_325 });
  });

  it.each([
    [66_825, '51300', 10_325],
    [66_830, '51303', 13_370],
  ])('for an aggregate of %i cents is item %s', (aggregate, item, scheduleFeeMinor) => {
    expect(calculateAssistance([operation('45000', aggregate)], MEDICARE_SETTINGS_JULY_2026)).toMatchObject({
      item,
      scheduleFeeMinor,
    });
  });

  it.each([
    ['CAESAREAN', '51306', 14_925],
    ['CAESAREAN_WITH_OTHERS', '51309', 20_000],
    ['OBSTETRIC', '51312', 20_000],
    ['CATARACT', '51315', 31_780],
    ['CATARACT_COMPLICATED', '51318', 20_975],
  ] as const)('of the kind %s is item %s', (kind, item, scheduleFeeMinor) => {
    expect(
      calculateAssistance([operation('16500', 100_000)], MEDICARE_SETTINGS_JULY_2026, kind),
    ).toMatchObject({
      item,
      scheduleFeeMinor,
    });
  });
});

describe('anaesthetic', () => {
  it.each([
    [0, 0],
    [1, 1],
    [15, 1],
    [16, 2],
    [120, 8],
    [121, 9],
    [130, 9],
    [131, 10],
    [1_440, 140],
    [2_000, 140],
  ])('of %i minutes has %i time units', (minutes, units) => expect(timeUnits(minutes)).toBe(units));

  it.each([
    [{ asa: 2, ageYears: 40 }, 0],
    [{ asa: 3 }, 1],
    [{ asa: 5, ageYears: 75 }, 4],
    [{ ageYears: 3 }, 1],
    [{ isEmergency: true }, 2],
    [{ isEmergency: true, isAfterHours: true }, 0],
  ] as const)('with %j adds %i units', (service, modifierUnits) => {
    expect(
      calculateAnaestheticFee({ baseUnits: 5, minutes: 60, ...service }, MEDICARE_SETTINGS_JULY_2026),
    ).toMatchObject({
      modifierUnits,
      units: 9 + modifierUnits,
    });
  });

  it('costs half as much again in an after-hours emergency, at any rate', () => {
    const service = { baseUnits: 5, minutes: 60, isEmergency: true, isAfterHours: true };
    expect(calculateAnaestheticFee(service, MEDICARE_SETTINGS_JULY_2026, 8_001)).toMatchObject({
      scheduleFeeMinor: 31_995,
      chargeMinor: 108_014, // 9 × 80.01 × 1.5 = 1,080.135
    });
  });
});

describe('benefits', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  it('are rounded up to the next five cents', () => {
    expect([0, 1, 5, 6].map((minor) => roundUpToFiveCents(minor))).toEqual([0, 5, 5, 10]);
    expect(calculateBenefit75(91_805)).toBe(68_855);
    forAll(cents, (minor) => {
      const rounded = roundUpToFiveCents(minor, 7);
      expect(rounded % 5).toBe(0);
      expect(rounded * 7 - minor).toBeGreaterThanOrEqual(0);
      expect(rounded * 7 - minor).toBeLessThan(35);
    });
  });

  it('out of hospital leave at most the greatest permissible gap', () => {
    expect(calculateBenefit85(200_000, MEDICARE_SETTINGS_JULY_2026)).toBe(200_000 - 10_450);
    forAll(cents, (minor) =>
      expect(minor - calculateBenefit85(minor, MEDICARE_SETTINGS_JULY_2026)).toBeLessThanOrEqual(10_450),
    );
  });
});
