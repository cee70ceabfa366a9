import fc from 'fast-check';
import { multiplyMinor } from './money';
import {
  defaultGstTreatment,
  combineProcedureClasses,
  getGstRate,
  findPricedLineProblems,
  priceLine,
  calculateQuoteTotals,
  type PricedLine,
} from './quote-totals';
import { forAll } from './for-all.suite';

const surgeon: PricedLine = {
  kind: 'SURGEON',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 650_000,
  discountMinor: 0,
  gstTreatment: 'TAXABLE',
};

const line: fc.Arbitrary<PricedLine> = fc
  .record({
    kind: fc.constantFrom('SURGEON', 'ASSISTANT', 'ANAESTHETIST', 'HOSPITAL', 'ADMIN'),
    billedBy: fc.constantFrom('PRACTICE', 'PROVIDER', 'HOSPITAL'),
    basis: fc.constantFrom('FIXED', 'ESTIMATE', 'NOT_INCLUDED'),
    quantity: fc.integer({ min: 1, max: 99_900 }).map((n) => n / 100),
    unitFeeMinor: fc.integer({ min: 0, max: 100_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    gstTreatment: fc.constantFrom('TAXABLE', 'GST_FREE'),
    medicareBenefitMinor: fc.option(fc.integer({ min: 0, max: 200_000 })),
    fundBenefitMinor: fc.option(fc.integer({ min: 0, max: 200_000 })),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    discountMinor: Math.floor(multiplyMinor(rest.unitFeeMinor, rest.quantity) * share),
  })) as fc.Arbitrary<PricedLine>;
const lines = fc.array(line, { maxLength: 20 });
const rate = fc.constantFrom(1000, 1500);

describe('priceLine', () => {
  it('adds GST to the discounted fee and subtracts the benefits', () => {
    const price = priceLine(
      {
        ...surgeon,
        quantity: 1.5,
        discountMinor: 50_000,
        medicareBenefitMinor: 60_000,
        fundBenefitMinor: 20_000,
      },
      1000,
    );
    expect(price).toEqual({
      amountMinor: 925_000,
      gstMinor: 92_500,
      totalMinor: 1_017_500,
      benefitsMinor: 80_000,
      outOfPocketMinor: 937_500,
    });
  });

  it('rounds GST half-up once', () => {
    expect(priceLine({ ...surgeon, unitFeeMinor: 1005 }, 1000).gstMinor).toBe(101);
  });

  it('never deducts more benefits than the charge', () => {
    const price = priceLine({ ...surgeon, unitFeeMinor: 100, medicareBenefitMinor: 900 }, 1000);
    expect(price).toMatchObject({ totalMinor: 110, benefitsMinor: 110, outOfPocketMinor: 0 });
  });

  it('is zero for a line that is not included', () => {
    expect(priceLine({ ...surgeon, basis: 'NOT_INCLUDED' }, 1000)).toEqual({
      amountMinor: 0,
      gstMinor: 0,
      totalMinor: 0,
      benefitsMinor: 0,
      outOfPocketMinor: 0,
    });
  });

  it('is never negative, has no GST when GST-free, and adds up', () => {
    forAll(line, rate, (input, gst) => {
      const price = priceLine(input, gst);
      for (const figure of Object.values(price)) expect(figure).toBeGreaterThanOrEqual(0);
      expect(price.totalMinor).toBe(price.amountMinor + price.gstMinor);
      expect(price.totalMinor).toBe(price.benefitsMinor + price.outOfPocketMinor);
      if (input.gstTreatment === 'GST_FREE') expect(price.gstMinor).toBe(0);
    });
  });
});

describe('calculateQuoteTotals', () => {
  it('adds up a real quote', () => {
    const totals = calculateQuoteTotals(
      [
        surgeon,
        {
          ...surgeon,
          kind: 'ASSISTANT',
          billedBy: 'PROVIDER',
          unitFeeMinor: 130_000,
          gstTreatment: 'GST_FREE',
        },
        { ...surgeon, kind: 'ANAESTHETIST', billedBy: 'PROVIDER', basis: 'ESTIMATE', unitFeeMinor: 180_000 },
        {
          ...surgeon,
          kind: 'HOSPITAL',
          billedBy: 'HOSPITAL',
          unitFeeMinor: 420_000,
          fundBenefitMinor: 100_000,
        },
        { ...surgeon, kind: 'PATHOLOGY', basis: 'NOT_INCLUDED', unitFeeMinor: 99_999 },
      ],
      { gstRateBasisPoints: 1000 },
    );
    expect(totals).toEqual({
      byBiller: { PRACTICE: 715_000, PROVIDER: 328_000, HOSPITAL: 462_000 },
      netMinor: 1_380_000,
      gstMinor: 125_000,
      totalMinor: 1_505_000,
      benefitsMinor: 100_000,
      outOfPocketMinor: 1_405_000,
      estimate: true,
    });
  });

  it('is zero without lines', () => {
    expect(calculateQuoteTotals([], { gstRateBasisPoints: 1000 })).toMatchObject({
      totalMinor: 0,
      estimate: false,
    });
  });

  it('is the sum of its lines and of its billers', () => {
    forAll(lines, rate, (all, gst) => {
      const totals = calculateQuoteTotals(all, { gstRateBasisPoints: gst });
      const sum = all.reduce((total, one) => total + priceLine(one, gst).totalMinor, 0);
      expect(totals.totalMinor).toBe(sum);
      expect(totals.totalMinor).toBe(totals.netMinor + totals.gstMinor);
      expect(totals.totalMinor).toBe(totals.benefitsMinor + totals.outOfPocketMinor);
      expect(Object.values(totals.byBiller).reduce((a, b) => a + b, 0)).toBe(sum);
    });
  });

  it('ignores a line that is not included', () => {
    forAll(lines, line, rate, (all, extra, gst) => {
      const options = { gstRateBasisPoints: gst };
      const more: PricedLine[] = [...all, { ...extra, basis: 'NOT_INCLUDED' }];
      expect(calculateQuoteTotals(more, options)).toEqual(calculateQuoteTotals(all, options));
    });
  });
});

describe('findPricedLineProblems', () => {
  it('finds no problem in a line that can be priced', () => {
    forAll(line, (input) => expect(findPricedLineProblems(input)).toEqual([]));
  });

  it('names each invalid figure', () => {
    const bad = {
      ...surgeon,
      quantity: 1.005,
      unitFeeMinor: -1,
      discountMinor: 0.5,
      medicareBenefitMinor: -1,
    };
    expect(findPricedLineProblems(bad).map(({ path }) => path)).toEqual([
      'quantity',
      'unitFeeMinor',
      'discountMinor',
      'medicareBenefitMinor',
    ]);
    expect(findPricedLineProblems({ ...surgeon, discountMinor: 650_001 })).toEqual([
      { path: 'discountMinor', message: 'Discount must not be more than the fee' },
    ]);
  });
});

describe('GST', () => {
  it('is 10 % in Australia and 15 % in New Zealand', () => {
    expect([getGstRate('AU'), getGstRate('NZ')]).toEqual([1000, 1500]);
  });

  const TREATMENTS = ['SURGEON', 'ASSISTANT', 'ANAESTHETIST', 'HOSPITAL', 'THEATRE', 'IMPLANT', 'PATHOLOGY'];
  const CLASSES = ['MEDICARE', 'COSMETIC', 'MIXED', 'OTHER'] as const;

  it('follows the procedure class in Australia', () => {
    for (const kind of TREATMENTS) {
      expect(CLASSES.map((procedureClass) => defaultGstTreatment('AU', procedureClass, kind))).toEqual([
        'GST_FREE',
        'TAXABLE',
        'TAXABLE',
        'GST_FREE',
      ]);
    }
    expect(defaultGstTreatment('AU', 'MEDICARE', 'ADMIN')).toBe('TAXABLE');
  });

  it('applies to everything in New Zealand', () => {
    forAll(fc.constantFrom(...CLASSES), fc.constantFrom(...TREATMENTS, 'ADMIN', 'OTHER'), (of, kind) => {
      expect(defaultGstTreatment('NZ', of, kind)).toBe('TAXABLE');
    });
  });

  it('keeps the chosen class unless a surgery of another class is added', () => {
    expect(combineProcedureClasses('COSMETIC', 'OTHER')).toBe('COSMETIC');
    expect(combineProcedureClasses('OTHER', 'COSMETIC')).toBe('COSMETIC');
    expect(combineProcedureClasses('MEDICARE', 'COSMETIC')).toBe('MIXED');
    forAll(fc.constantFrom(...CLASSES), fc.array(fc.constantFrom(...CLASSES)), (chosen, joining) => {
      const once = joining.reduce(combineProcedureClasses, chosen);
      const decided = new Set([chosen, ...joining].filter((of) => of !== 'OTHER'));
      const expected = decided.size > 1 ? 'MIXED' : ([...decided][0] ?? 'OTHER');
      expect(once).toBe(expected);
      // Neither the order of the surgeries nor repetition makes a difference.
      expect([...joining, ...joining].reverse().reduce(combineProcedureClasses, chosen)).toBe(once);
    });
  });
});
