import type { PricingRuleInput } from '@quillcare/contracts';
import type { PricingRule } from '@quillcare/rules';
import { buildRuleBooks, compareQuote, pricingDay } from './simulation';
import type { StoredQuote } from './stored-quote';

const RULE: PricingRuleInput = {
  name: 'Summer list',
  feeType: 'SURGERY_BASE_FEE',
  lineKind: null,
  scope: { type: 'ALL' },
  override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
  effectiveFrom: null,
  effectiveTo: null,
  priority: 100,
  isActive: true,
  note: null,
};
const STORED: PricingRule = { ...RULE, id: '01a1fa25-0000-7000-8000-0000000000b1' };

const LINE = {
  id: 'line-1',
  key: 'nose:SURGEON',
  kind: 'SURGEON',
  surgeryId: 'nose',
  description: 'Rhinoplasty',
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  discountMinor: 0,
  unitFeeMinor: 950_000,
  gstTreatment: 'TAXABLE',
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
};
const COMPUTED = {
  ...LINE,
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  isTreatment: null,
  options: [],
  part: null,
  base: {
    type: 'AMOUNT',
    source: 'SURGERY',
    amountMinor: 950_000,
    from: { id: 'nose', name: 'Rhinoplasty' },
  },
  minutes: null,
  enteredFeeMinor: null,
  discount: null,
  enteredGst: null,
  descriptionWords: null,
};
const quoteOf = (line: object) =>
  ({
    id: 'quote-1',
    quoteNumber: 'Q-2026-000001',
    currency: 'AUD',
    gstRateBasisPoints: 1_000,
    doctorId: 'dr-lee',
    hospitalId: null,
    siteId: null,
    quoteDiscount: null,
    lines: [line],
  }) as object as StoredQuote;

const totals = (line: object, rules: PricingRule[], ruleId: string | null, rule: PricingRuleInput | null) => {
  const compared = compareQuote(quoteOf(line), buildRuleBooks(rules, { ruleId, rule }), '2026-11-20');
  return [compared.beforeMinor, compared.afterMinor];
};

describe('pricing simulation', () => {
  it.each([
    ['a new rule', [], null, RULE, [1_045_000, 940_500]],
    ['a changed rule', [STORED], STORED.id, { ...RULE, isActive: false }, [940_500, 1_045_000]],
    ['a removed rule', [STORED], STORED.id, null, [940_500, 1_045_000]],
    // $9,500.00 less 10 % twice is $7,695.00; with GST $8,464.50.
    ['a rule that follows another', [STORED], null, RULE, [940_500, 846_450]],
  ] as const)('prices with and without %s', (_case, rules, ruleId, rule, expected) => {
    expect(totals(COMPUTED, [...rules], ruleId, rule)).toEqual(expected);
  });

  it('leaves fees typed by staff unchanged', () => {
    const typed = { ...COMPUTED, gstTreatment: 'GST_FREE', enteredFeeMinor: 950_000 };
    expect(totals(typed, [], null, RULE)).toEqual([950_000, 950_000]);
  });

  it('uses the first day of a rule that starts later, otherwise today', () => {
    expect(pricingDay('2026-11-20', { effectiveFrom: '2026-12-01' })).toBe('2026-12-01');
    expect(pricingDay('2026-11-20', { effectiveFrom: '2026-01-01' })).toBe('2026-11-20');
    expect(pricingDay('2026-11-20', null)).toBe('2026-11-20');
  });
});
