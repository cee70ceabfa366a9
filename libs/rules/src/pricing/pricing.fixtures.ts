import fc from 'fast-check';
import { FEE_TYPES, LINE_KINDS } from './fee-types';
import { defaultGstPolicy } from './gst';
import type { LineRequest } from './line-request';
import { OPTION_CATEGORIES, type ChosenOption, type OptionFee } from './options';
import type { PricingContext } from './price-quote';
import type { PricingRule } from './pricing-rule';

/** A surgeon's line of 9,500.00 for a cosmetic rhinoplasty, billed by the practice. */
export const SURGEON_LINE: LineRequest = {
  key: 'nose:SURGEON',
  kind: 'SURGEON',
  surgeryId: 'nose',
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  isTreatment: null,
  description: 'Rhinoplasty',
  descriptionWords: null,
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  base: {
    type: 'AMOUNT',
    source: 'SURGERY',
    amountMinor: 950_000,
    from: { id: 'nose', name: 'Rhinoplasty' },
  },
  options: [],
  part: null,
  minutes: 150,
  enteredFeeMinor: null,
  discount: null,
  enteredGst: null,
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
};

/** An Australian practice on a day in November 2026, without a discount or a cap. */
export const CIRCUMSTANCES: PricingContext = {
  on: '2026-11-20',
  doctorId: 'dr-lee',
  hospitalId: 'st-marys',
  siteId: 'north',
  gst: defaultGstPolicy('AU'),
  quoteDiscount: null,
  discountCapBasisPoints: null,
};

/** A rule for all surgeons' fees, without dates. */
export const RULE: PricingRule = {
  id: 'rule-1',
  name: 'Winter list',
  feeType: 'SURGERY_BASE_FEE',
  lineKind: null,
  override: { type: 'FIXED_AMOUNT', amountMinor: 900_000 },
  scope: { type: 'ALL' },
  effectiveFrom: null,
  effectiveTo: null,
  priority: 10,
  isActive: true,
  note: null,
};

export const BOTH_SIDES: ChosenOption = {
  id: 'both',
  name: 'Both sides',
  groupName: 'Side',
  category: 'LATERALITY',
  fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
};

const basisPoints = fc.integer({ min: 0, max: 20_000 });
const amountMinor = fc.integer({ min: 0, max: 5_000_000 });
const discount = fc.oneof(
  fc.record({ type: fc.constant('PERCENTAGE' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ type: fc.constant('FIXED_AMOUNT' as const), amountMinor }),
);
const option: fc.Arbitrary<ChosenOption> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Both sides', 'Revision', 'Rib graft'),
  groupName: fc.constant('Choices'),
  category: fc.constantFrom(...OPTION_CATEGORIES),
  fee: fc.oneof(
    fc.record({ type: fc.constant('FIXED'), amountMinor }),
    fc.record({ type: fc.constantFrom('PERCENTAGE', 'MULTIPLIER'), basisPoints }),
  ) as fc.Arbitrary<OptionFee>,
});
const from = fc.constant({ id: null, name: 'Somebody' });
const base = fc.oneof(
  fc.record({
    type: fc.constant('AMOUNT' as const),
    source: fc.constant('MANUAL' as const),
    amountMinor,
    from,
  }),
  fc.record({ type: fc.constant('SHARE_OF_SURGEON' as const), basisPoints, from }),
  fc.record({
    type: fc.constant('UNITS' as const),
    baseUnits: fc.integer({ min: 1, max: 30 }),
    minutes: fc.integer({ min: 1, max: 600 }),
    unitMinor: fc.integer({ min: 1, max: 20_000 }),
    from,
  }),
);

const request = fc
  .record({
    kind: fc.constantFrom(...LINE_KINDS),
    surgeryId: fc.constantFrom('nose', 'hand'),
    procedureClass: fc.constantFrom('MEDICARE', 'COSMETIC', 'MIXED', 'OTHER'),
    billedBy: fc.constantFrom('PRACTICE', 'PROVIDER', 'HOSPITAL'),
    basis: fc.constantFrom('FIXED', 'ESTIMATE', 'NOT_INCLUDED'),
    quantity: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 1, max: 1_000 }).map((n) => n / 100),
    ),
    base,
    options: fc.array(option, { maxLength: 4 }),
    part: fc.option(
      fc.record({
        of: fc.constantFrom('TREATMENT' as const, 'COSMETIC' as const),
        cosmeticBasisPoints: fc.integer({ min: 1, max: 9_999 }),
      }),
      { freq: 5 },
    ),
    enteredFeeMinor: fc.option(amountMinor, { freq: 5 }),
    discount: fc.option(discount),
    medicareBenefitMinor: fc.option(fc.integer({ min: 0, max: 200_000 })),
  })
  .map((some) => ({ ...SURGEON_LINE, ...some }) as LineRequest);

/** Arbitrary lines of a quote with distinct keys. */
export const anyLines = fc
  .array(request, { maxLength: 12 })
  .map((lines) => lines.map((line, at): LineRequest => ({ ...line, key: `line-${at}` })));

/** Arbitrary rules, some of which have no result. */
export const anyRules: fc.Arbitrary<PricingRule[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      feeType: fc.constantFrom(...FEE_TYPES),
      override: fc.oneof(
        fc.record({ type: fc.constantFrom('FIXED_AMOUNT', 'FIXED_DISCOUNT'), amountMinor }),
        fc.record({ type: fc.constantFrom('PERCENTAGE_OF_ORIGINAL', 'PERCENTAGE_DISCOUNT'), basisPoints }),
        fc.record({
          type: fc.constant('FORMULA'),
          formula: fc.constantFrom(
            'fee × 110%',
            'fee ÷ 3',
            'fee − 5000',
            'fee ÷ 0',
            'surgeon_fee',
            'nonsense (',
          ),
        }),
      ),
      priority: fc.integer({ min: 0, max: 3 }),
      isActive: fc.boolean(),
    })
    .map((some) => ({ ...RULE, ...some }) as PricingRule),
  { maxLength: 8 },
);

export const anyCircumstances: fc.Arbitrary<PricingContext> = fc
  .record({
    gst: fc.constantFrom(defaultGstPolicy('AU'), defaultGstPolicy('NZ')),
    quoteDiscount: fc.option(discount),
    discountCapBasisPoints: fc.option(fc.integer({ min: 0, max: 10_000 })),
  })
  .map((some) => ({ ...CIRCUMSTANCES, ...some }));
