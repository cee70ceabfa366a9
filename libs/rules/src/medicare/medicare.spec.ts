import * as fc from 'fast-check';
import { anaestheticFee, timeUnits } from './anaesthesia';
import { assistanceFor } from './assistance';
import type { FundAgreement } from './benefit-line';
import { benefit75, benefit85 } from './charge-benefits';
import { estimate, HOSPITAL, KNOWLEDGE, KNOWN_GAP, line, MEMBER } from './estimate.suite';
import { estimateBenefits } from './estimate-benefits';
import { upToFiveCents } from './five-cents';
import { aggregateOperations, isOperation } from './multiple-operations';
import { JULY_2026, operation } from './schedule.suite';

const fee = (item: string, feeMinor: number) => ({ item, feeMinor });
const hospital = (chargeMinor: number, scheduleFeeMinor: number, fund: FundAgreement) => {
  const items = new Map([['99999', operation('99999', scheduleFeeMinor)]]);
  const charge = line('SURGEON', chargeMinor, { mbsItem: '99999' });
  const { lines } = estimateBenefits([charge], { ...KNOWLEDGE, items }, { ...HOSPITAL, fund });
  const [{ medicareBenefitMinor: medicareMinor, fundBenefitMinor: fundMinor }] = lines as [(typeof lines)[0]];
  return {
    medicareMinor,
    fundMinor,
    outOfPocketMinor: chargeMinor - (medicareMinor ?? 0) - (fundMinor ?? 0),
  };
};

// Schedule fees of the MBS of 1 July 2026; charges, fund and hospital amounts are invented.
describe('worked quotes', () => {
  it('estimate a septum with turbinates (41693): the surgeon charges $2,600.00, the patient has a fund', () => {
    const { scheduleFeeMinor } = aggregateOperations([fee('41693', 91_805)]);
    expect(scheduleFeeMinor).toBe(91_805);
    expect(hospital(260_000, scheduleFeeMinor, MEMBER)).toMatchObject({
      medicareMinor: 68_855,
      fundMinor: 22_950,
      outOfPocketMinor: 168_195,
    });
  });

  it('estimate its anaesthetic: item 20160 with 6 units and one hour, at $70.00 a unit', () => {
    const { units, scheduleFeeMinor, chargeMinor } = anaestheticFee(
      { baseUnits: 6, minutes: 60 },
      JULY_2026,
      7_000,
    );
    expect({ units, scheduleFeeMinor, chargeMinor }).toEqual({
      units: 10,
      scheduleFeeMinor: 23_700,
      chargeMinor: 70_000,
    });
    expect(hospital(70_000, 23_700, MEMBER)).toMatchObject({
      medicareMinor: 17_775,
      fundMinor: 5_925,
      outOfPocketMinor: 46_300,
    });
  });

  it('estimate its assistant: above the $668.25 threshold, so a fifth (51303), charged at $520.00', () => {
    const assistance = assistanceFor([operation('41693', 91_805)], JULY_2026);
    expect(assistance).toMatchObject({ item: '51303', scheduleFeeMinor: 18_365 });
    expect(hospital(52_000, 18_365, MEMBER)).toMatchObject({
      medicareMinor: 13_775,
      fundMinor: 4_590,
      outOfPocketMinor: 33_635,
    });
  });

  it('estimate both carpal tunnels (39331 twice): known gap of $500.00 on a charge of $1,200.00', () => {
    const { scheduleFeeMinor, parts } = aggregateOperations([fee('39331', 33_125), fee('39331', 33_125)]);
    expect(scheduleFeeMinor).toBe(49_690);
    expect(parts.map(({ percent, partMinor }) => [percent, partMinor])).toEqual([
      [100, 33_128],
      [50, 16_562],
    ]);
    expect(hospital(120_000, scheduleFeeMinor, KNOWN_GAP)).toMatchObject({
      medicareMinor: 37_270,
      fundMinor: 32_730,
      outOfPocketMinor: 50_000,
    });
  });

  it('estimate one carpal tunnel in rooms: 85 % and nothing from a fund', () => {
    const charge = line('SURGEON', 60_000, { mbsItem: '39331' });
    const fund: FundAgreement = { ...KNOWN_GAP, type: 'NO_GAP' };
    expect(estimate([charge], { isInHospital: false, fund }).lines).toMatchObject([
      { medicareBenefitMinor: 28_160, fundBenefitMinor: 0 },
    ]);
  });
});

it('rejects a negative fee', () => {
  expect(() => upToFiveCents(-1)).toThrow('cannot be negative');
  expect(() => upToFiveCents(1, 0)).toThrow('cannot be negative');
  expect(upToFiveCents(0)).toBe(0);
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
    fc.assert(
      fc.property(
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
      ),
    );
  });

  it('never pays less for an additional operation, nor more than the sum of the fees', () => {
    fc.assert(
      fc.property(fees, fc.integer({ min: 0, max: 2_000_000 }), (list, more) => {
        const before = aggregateOperations(list).scheduleFeeMinor;
        expect(aggregateOperations([...list, fee('39999', more)]).scheduleFeeMinor).toBeGreaterThanOrEqual(
          before,
        );
        const all = list.reduce((sum, { feeMinor }) => sum + feeMinor, 0);
        expect(before).toBeLessThanOrEqual(upToFiveCents(all));
      }),
    );
  });
});

describe('assistance', () => {
  it('is payable only for items that allow it', () => {
    expect(assistanceFor([operation('39331', 33_125, false)], JULY_2026)).toBeNull();
    const assistance = assistanceFor(
      [operation('39331', 33_125, false), operation('45000', 60_000)],
      JULY_2026,
    );
    expect(assistance).toMatchObject({ item: '51300', scheduleFeeMinor: 10_325 });
  });

  it.each([
    [66_825, '51300', 10_325],
    [66_830, '51303', 13_370],
  ])('for an aggregate of %i cents is item %s', (aggregate, item, scheduleFeeMinor) => {
    expect(assistanceFor([operation('45000', aggregate)], JULY_2026)).toMatchObject({
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
    expect(assistanceFor([operation('16500', 100_000)], JULY_2026, kind)).toMatchObject({
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
    expect(anaestheticFee({ baseUnits: 5, minutes: 60, ...service }, JULY_2026)).toMatchObject({
      modifierUnits,
      units: 9 + modifierUnits,
    });
  });

  it('costs half as much again in an after-hours emergency, at any rate', () => {
    const service = { baseUnits: 5, minutes: 60, isEmergency: true, isAfterHours: true };
    expect(anaestheticFee(service, JULY_2026, 8_001)).toMatchObject({
      scheduleFeeMinor: 31_995,
      chargeMinor: 108_014, // 9 × 80.01 × 1.5 = 1,080.135
    });
  });
});

describe('benefits', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  it('are rounded up to the next five cents', () => {
    expect([0, 1, 5, 6].map((minor) => upToFiveCents(minor))).toEqual([0, 5, 5, 10]);
    expect(benefit75(91_805)).toBe(68_855);
    fc.assert(
      fc.property(cents, (minor) => {
        const rounded = upToFiveCents(minor, 7);
        expect(rounded % 5).toBe(0);
        expect(rounded * 7 - minor).toBeGreaterThanOrEqual(0);
        expect(rounded * 7 - minor).toBeLessThan(35);
      }),
    );
  });

  it('out of hospital leave at most the greatest permissible gap', () => {
    expect(benefit85(200_000, JULY_2026)).toBe(200_000 - 10_450);
    fc.assert(
      fc.property(cents, (minor) => expect(minor - benefit85(minor, JULY_2026)).toBeLessThanOrEqual(10_450)),
    );
  });
});
