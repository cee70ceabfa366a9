import * as fc from 'fast-check';
import type { BenefitLine, FundAgreement } from './benefit-line';
import { estimate, KNOWN_GAP, line, MEMBER, NOBODY, units } from './estimate.suite';
import { formatMbsItems } from './mbs-item-text';
import { forAll } from '../for-all.suite';

describe('estimate of any quote', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const KINDS = [
    'SURGEON',
    'ASSISTANT',
    'ANAESTHETIST',
    'HOSPITAL',
    'THEATRE',
    'PATHOLOGY',
    'ADMIN',
    'OTHER',
  ] as const;
  const items = ['39331', '39331, 39331', '41693, 45000', '104', '20160', '99999', '30001', 'x'];
  const mbsItem = fc.constantFrom(null, ...items);
  const anyLine = fc.record({
    kind: fc.constantFrom(...KINDS),
    totalMinor: cents,
    mbsItem,
    providerName: fc.constantFrom(null, 'Dr Hartmann', 'Prof Parata'),
    procedureClass: fc.constantFrom('MEDICARE', 'COSMETIC'),
    minutes: fc.constantFrom(null, 60),
    base: fc.constantFrom(units(5, 75), line('SURGEON', 1).base),
    basis: fc.constantFrom('FIXED', 'NOT_INCLUDED'),
    enteredMedicareMinor: fc.option(cents, { freq: 6 }),
    enteredFundMinor: fc.option(cents, { freq: 6 }),
  });
  const quotes = fc
    .array(anyLine, { maxLength: 10 })
    .map((lines) =>
      lines.map((one, at) =>
        line(one.kind, one.totalMinor, { ...one, key: `line-${at}` } as Partial<BenefitLine>),
      ),
    );
  const circumstances = fc.record({
    country: fc.constant('AU' as const),
    class: fc.constantFrom('MEDICARE' as const, 'MIXED' as const),
    isInHospital: fc.boolean(),
    fund: fc.oneof(
      fc.constantFrom(NOBODY, MEMBER, { type: 'NO_GAP', fundName: null, gapMinor: null } as const),
      cents.map((gapMinor): FundAgreement => ({ type: 'KNOWN_GAP', fundName: null, gapMinor })),
      cents.map((excessMinor): FundAgreement => ({ ...MEMBER, excessMinor })),
    ),
  });

  it('does not depend on the order of its lines', () => {
    forAll(
      quotes.chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      ),
      circumstances,
      ([lines, shuffled], given) => {
        const result = estimate(lines, given);
        const other = estimate(shuffled, given);
        const byKey = new Map(other.lines.map((one) => [one.key, one]));
        expect(result.lines.map(({ key }) => byKey.get(key))).toEqual(result.lines);
        expect(other.lines.map(({ key }) => key)).toEqual(shuffled.map(({ key }) => key));
        expect(other.notices).toEqual(result.notices);
      },
    );
  });

  it('never rebates less than zero, more than a line costs or a fraction of a cent', () => {
    forAll(quotes, circumstances, (lines, given) => {
      const result = estimate(lines, given);
      result.lines.forEach((one, at) => {
        const medicare = one.medicareBenefitMinor ?? 0;
        const fund = one.fundBenefitMinor ?? 0;
        expect(Number.isInteger(medicare) && Number.isInteger(fund)).toBe(true);
        expect(Math.min(medicare, fund)).toBeGreaterThanOrEqual(0);
        expect(medicare + fund).toBeLessThanOrEqual(lines[at]?.totalMinor ?? 0);
      });
    });
  });

  it('divides a surgeon’s benefit between the lines without losing a cent, and keeps the gap', () => {
    const charges = fc.array(fc.tuple(cents, fc.constantFrom('39331', '41693', '45000')), {
      minLength: 1,
      maxLength: 6,
    });
    forAll(charges, fc.integer({ min: 0, max: 200_000 }), (services, gapMinor) => {
      const lines = services.map(([total, item], at) =>
        line('SURGEON', total, { key: `line-${at}`, mbsItem: item }),
      );
      const charge = services.reduce((sum, [total]) => sum + total, 0);
      const whole = estimate([
        line('SURGEON', charge, { mbsItem: formatMbsItems(services.map(([, item]) => item)) }),
      ]).lines[0]?.medicareBenefitMinor;
      const { lines: found } = estimate(lines, { fund: { ...KNOWN_GAP, gapMinor } });
      const medicare = found.reduce((sum, one) => sum + (one.medicareBenefitMinor ?? 0), 0);
      const fund = found.reduce((sum, one) => sum + (one.fundBenefitMinor ?? 0), 0);
      expect(medicare).toBe(whole);
      expect(charge - medicare - fund).toBeLessThanOrEqual(gapMinor);
    });
  });
});
