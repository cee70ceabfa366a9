import type { PricingRuleInput } from '@quillcare/contracts';
import { createFormats } from '../../shared/formats/use-formats';
import { exampleOf } from './rule-example';
import { ruleSentence } from './rule-sentence';
import { ruleState } from './rule-state';
import { ruleSample } from './rule.sample';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });

describe('pricing rule in words', () => {
  it.each<[string, Partial<PricingRuleInput>]>([
    ["Surgeon's fee for Rhinoplasty: 10% less, from 1 Dec 2026 to 31 Jan 2027", {}],
    ["Surgeon's fee: 10% less, from 1 Dec 2026", { scope: { type: 'ALL' }, effectiveTo: null }],
    [
      'Theatre fee for cosmetic surgeries: $1,200.00, until 31 Jan 2027',
      {
        feeType: 'HOSPITAL_FEES',
        lineKind: 'THEATRE',
        effectiveFrom: null,
        scope: { type: 'CATEGORY', targetId: 'COSMETIC' },
        override: { type: 'FIXED_AMOUNT', amountMinor: 120_000 },
      },
    ],
    [
      "Assistant's fee: roundto(fee × 103%, 50), on 1 Dec 2026",
      {
        feeType: 'ASSISTANT_FEES',
        scope: { type: 'ALL' },
        effectiveTo: '2026-12-01',
        override: { type: 'FORMULA', formula: 'roundto(fee × 103%, 50)' },
      },
    ],
  ])('reads "%s"', (sentence, changes) => {
    expect(ruleSentence({ ...ruleSample, ...changes }, formats)).toBe(sentence);
  });
});

describe('pricing rule status', () => {
  const on = { today: () => '2026-12-15', date: formats.date };
  it.each([
    ['On', {}],
    ['Off', { isActive: false }],
    ['No effect', { target: { name: 'Rhinoplasty', state: 'REMOVED' } }],
    ['Ended', { effectiveTo: '2026-12-14' }],
    ['From 16 Dec 2026', { effectiveFrom: '2026-12-16' }],
  ] as const)('is "%s"', (label, changes) => {
    expect(ruleState({ ...ruleSample, ...changes }, on).label).toBe(label);
  });
});

describe('pricing rule example', () => {
  it.each([
    [
      { feeType: 'SURGERY_BASE_FEE', override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 } },
      500_000,
      450_000,
    ],
    [
      { feeType: 'ASSISTANT_FEES', override: { type: 'FORMULA', formula: 'surgeon_fee × 20%' } },
      500_000,
      100_000,
    ],
    [
      { feeType: 'ANAESTHETIST_FEES', override: { type: 'FORMULA', formula: 'units × 80' } },
      500_006,
      104_000,
    ],
    [{ feeType: 'HOSPITAL_FEES', override: { type: 'FORMULA', formula: 'fee +' } }, 500_000, 500_000],
  ] as const)('applies %j to turn %d into %d', (rule, beforeMinor, afterMinor) => {
    expect(exampleOf({ lineKind: null, ...rule }, 500_000)).toEqual({ beforeMinor, afterMinor });
  });
});
