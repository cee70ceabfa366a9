import fc from 'fast-check';
import { HAND, NOSE, NOSE_CHOICE, TODAY } from './compose.fixtures';
import { composeQuote } from './compose-quote';
import type { DecidedClass } from '../quote-totals';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';
import { forAll } from '../for-all.suite';

interface Drawn {
  procedureClass: DecidedClass;
  cosmeticBasisPoints: number | null;
  hospitalFeeMinor: number | null;
  baseUnits: number;
  minutes: number;
}

const surgery = (procedureClass: fc.Arbitrary<DecidedClass>): fc.Arbitrary<Drawn> =>
  fc.record({
    procedureClass,
    cosmeticBasisPoints: fc.option(fc.integer({ min: 1, max: 9_999 })),
    hospitalFeeMinor: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    baseUnits: fc.integer({ min: 0, max: 20 }),
    minutes: fc.integer({ min: 0, max: 300 }),
  });

const TERMS = { providerId: null, providerName: null, billedBy: 'PROVIDER', basis: 'ESTIMATE' } as const;

function configured(drawn: Drawn, at: number): SurgeryConfiguration {
  const { hospitalFeeMinor, baseUnits, minutes, procedureClass, cosmeticBasisPoints } = drawn;
  return {
    ...NOSE,
    surgeryId: `s${at}`,
    name: `Surgery ${at}`,
    procedureClass,
    minutes,
    cosmeticBasisPoints: procedureClass === 'MIXED' ? cosmeticBasisPoints : null,
    adminFeeMinor: null,
    aftercare: null,
    implants: [],
    assistant: null,
    optionGroups: [],
    hospitals: [
      { hospitalId: NOSE_CHOICE.hospital!.id, hospitalFeeMinor, theatreFeeMinor: null, ...HOSPITALS },
    ],
    anaesthetist: { type: 'UNITS', baseUnits, minutes: null, unitMinor: 7_001, ...TERMS },
  };
}

const HOSPITALS = { billedBy: 'HOSPITAL', basis: 'ESTIMATE' } as const;

function quoteOf(configurations: readonly SurgeryConfiguration[]) {
  const surgeries = configurations.map(({ surgeryId }) => ({
    surgeryId,
    side: 'NOT_APPLICABLE' as const,
    optionIds: null,
  }));
  return composeQuote(configurations, { ...NOSE_CHOICE, surgeries }, ruleBook([]), TODAY);
}

const anyClass = fc.constantFrom<DecidedClass>('MEDICARE', 'COSMETIC', 'MIXED');
const anySurgeries = fc.array(surgery(anyClass), { minLength: 1, maxLength: 5 });

describe('fees shared by several surgeries', () => {
  it('have no more GST if a GST-free surgery is added', () => {
    fc.assert(
      fc.property(anySurgeries, surgery(fc.constant('MEDICARE')), (drawn, added) => {
        const before = quoteOf(drawn.map(configured));
        const after = quoteOf([...drawn, added].map(configured));
        expect(after.totals.gstMinor).toBeLessThanOrEqual(before.totals.gstMinor);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are split without losing or adding a cent, in any order', () => {
    forAll(anySurgeries, (drawn) => {
      const configurations = drawn.map(configured);
      const { totals, lines } = quoteOf(configurations);
      const whole = quoteOf(configurations.map((one) => ({ ...one, procedureClass: 'MEDICARE' as const })));
      expect(totals.netMinor).toBe(whole.totals.netMinor);
      expect(totals.gstMinor).toBeLessThanOrEqual(Math.round(totals.netMinor / 10) + lines.length);
      expect(quoteOf([...configurations].reverse()).totals).toEqual(totals);
    });
  });

  it('are fully taxable if all surgeries are cosmetic, and GST-free if none is', () => {
    forAll(anySurgeries, (drawn) => {
      const of = (procedureClass: DecidedClass) =>
        quoteOf(drawn.map((one, at) => configured({ ...one, procedureClass }, at)));
      expect(of('MEDICARE').totals.gstMinor).toBe(0);
      expect(of('COSMETIC').lines.every(({ gstTreatment }) => gstTreatment === 'TAXABLE')).toBe(true);
    });
  });

  it('follow the class chosen for the quote', () => {
    const surgeries = [
      { surgeryId: HAND.surgeryId, side: 'LEFT', optionIds: null, procedureClass: 'COSMETIC' },
    ] as const;
    const { lines, procedureClass } = composeQuote(
      [HAND],
      { ...NOSE_CHOICE, surgeries },
      ruleBook([]),
      TODAY,
    );
    expect(procedureClass).toBe('COSMETIC');
    const included = lines.filter(({ basis }) => basis !== 'NOT_INCLUDED');
    expect(included.every(({ gstTreatment }) => gstTreatment === 'TAXABLE')).toBe(true);
  });
});
