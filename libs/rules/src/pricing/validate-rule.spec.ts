import { RULE } from './pricing.fixtures';
import type { PricingRule } from './pricing-rule';
import { ruleProblems, type RuleTargets } from './validate-rule';

const TARGETS: RuleTargets = {
  CATEGORY: new Set(['COSMETIC']),
  SURGERY: new Set(['nose']),
  DOCTOR: new Set(['dr-lee']),
  HOSPITAL: new Set(['st-marys']),
  SITE: new Set(['north']),
};

function problems(rule: Partial<PricingRule>): string[] {
  return ruleProblems({ ...RULE, ...rule }, TARGETS).map(({ path, message }) => `${path}: ${message}`);
}

describe('ruleProblems', () => {
  it.each<Partial<PricingRule>>([
    {},
    { scope: { type: 'DOCTOR', targetId: 'dr-lee' }, effectiveFrom: '2026-07-01', effectiveTo: '2026-07-01' },
    { override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 11_000 } },
    { effectiveFrom: '2026-07-02', effectiveTo: null },
    { effectiveFrom: null, effectiveTo: '2026-07-02' },
    { priority: 0 },
    { priority: 1000 },
    { override: { type: 'FORMULA', formula: 'fee × 110%' } },
    { feeType: 'HOSPITAL_FEES', override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 10_000 } },
    { feeType: 'HOSPITAL_FEES', lineKind: 'THEATRE' },
    {
      feeType: 'ANAESTHETIST_FEES',
      override: { type: 'FORMULA', formula: 'max(units × 75, 10% × surgeon_fee)' },
    },
  ])('accepts %j', (rule) => {
    expect(problems(rule)).toEqual([]);
  });

  it.each<[Partial<PricingRule>, string]>([
    [
      { override: { type: 'FIXED_AMOUNT', amountMinor: 1_000_000_001 } },
      'override.amountMinor: Please check the digits: an amount can be at most 10,000,000.00',
    ],
    [
      { override: { type: 'FIXED_DISCOUNT', amountMinor: 0.5 } },
      'override.amountMinor: Please enter an amount of 0 or more with at most two decimals',
    ],
    [
      { override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 10_001 } },
      'override.basisPoints: Please enter a percentage of at most 100 %',
    ],
    [
      { override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: -1 } },
      'override.basisPoints: Please enter a percentage of 0 or more with at most two decimals',
    ],
    [
      { override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 100_001 } },
      'override.basisPoints: Please enter a percentage of at most 1000 %',
    ],
    [
      { override: { type: 'FORMULA', formula: 'fee − 500' } },
      'override.formula: With fee = 0, the result is negative. Write max(0, …) around it',
    ],
    [
      { override: { type: 'FORMULA', formula: 'surgeon_fee' } },
      "override.formula: 'surgeon_fee' at character 1 is not known. The names are fee, original_fee, base_fee, quantity, minutes",
    ],
    [
      { override: { type: 'FORMULA', formula: '9'.repeat(10_000) } },
      'override.formula: A formula has at most 500 characters; this one has 10000',
    ],
    [
      { scope: { type: 'DOCTOR', targetId: 'gone' } },
      'scope.targetId: This doctor does not exist or is no longer active',
    ],
    [
      { effectiveFrom: '2026-07-02', effectiveTo: '2026-07-01' },
      'effectiveTo: The last day must not be before the first',
    ],
    [{ effectiveFrom: '2026-02-30' }, 'effectiveFrom: Please enter a valid date'],
    [{ effectiveFrom: '2026-07-32', effectiveTo: '2026-07-01' }, 'effectiveFrom: Please enter a valid date'],
    [{ priority: 1.5 }, 'priority: Please enter a whole number from 0 to 1000'],
    [{ priority: -1 }, 'priority: Please enter a whole number from 0 to 1000'],
    [{ priority: 1001 }, 'priority: Please enter a whole number from 0 to 1000'],
    [{ lineKind: 'THEATRE' }, 'lineKind: Please choose a line of the fee the rule applies to'],
    [
      { feeType: 'HOSPITAL_FEES' },
      'lineKind: Please choose accommodation or theatre: a quote has a fee for each',
    ],
  ])('rejects %j', (rule, problem) => {
    expect(problems(rule)).toEqual([problem]);
  });
});
