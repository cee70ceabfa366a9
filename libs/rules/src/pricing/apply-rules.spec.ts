import type { LineRequest } from './line-request';
import { CIRCUMSTANCES, RULE, SURGEON_LINE } from './pricing.fixtures';
import { priceQuote } from './price-quote';
import type { PricingRule, RuleOverride, RuleScope } from './pricing-rule';
import { ruleBook } from './rule-book';

/** The fee of the surgeon's 9,500.00 (or another line) after the rules. */
function feeAfter(rules: Partial<PricingRule>[], line: Partial<LineRequest> = {}): number {
  const book = ruleBook(rules.map((rule, at) => ({ ...RULE, id: `rule-${at}`, ...rule })));
  return priceQuote([{ ...SURGEON_LINE, ...line }], book, CIRCUMSTANCES).lines[0]?.unitFeeMinor ?? -1;
}

function noResult(override: RuleOverride, line: Partial<LineRequest> = {}): unknown {
  const { lines } = priceQuote(
    [{ ...SURGEON_LINE, ...line }],
    ruleBook([{ ...RULE, override }]),
    CIRCUMSTANCES,
  );
  const step = lines[0]?.trace[1];
  expect(step?.resultMinor).toBe(step?.inputMinor);
  return step?.words;
}

describe('effect of a pricing rule', () => {
  it.each<[RuleOverride, number]>([
    [{ type: 'FIXED_AMOUNT', amountMinor: 700_000 }, 700_000],
    [{ type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 11_000 }, 1_045_000],
    [{ type: 'FIXED_DISCOUNT', amountMinor: 50_000 }, 900_000],
    [{ type: 'FIXED_DISCOUNT', amountMinor: 950_001 }, 0],
    [{ type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_250 }, 831_250],
    [{ type: 'FORMULA', formula: 'roundto(fee × 103%, 50)' }, 980_000],
    [{ type: 'FORMULA', formula: 'if(minutes > 120, fee + 10 × (minutes − 120), fee)' }, 980_000],
  ])('of %j on a fee of 9,500.00 is %d', (override, fee) => {
    expect(feeAfter([{ override }])).toBe(fee);
  });

  it.each<[RuleOverride, string]>([
    [{ type: 'FIXED_AMOUNT', amountMinor: 700_000 }, 'rule.fixedAmount'],
    [{ type: 'FIXED_DISCOUNT', amountMinor: 950_000 }, 'rule.fixedDiscount'],
    [{ type: 'FIXED_DISCOUNT', amountMinor: 950_001 }, 'rule.discountToZero'],
    [{ type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_250 }, 'rule.percentageDiscount'],
    [{ type: 'FORMULA', formula: 'fee' }, 'rule.formula'],
  ])('of %j is traced as %s with its figures', (override, key) => {
    const { lines } = priceQuote([SURGEON_LINE], ruleBook([{ ...RULE, override }]), CIRCUMSTANCES);
    const { type: _, ...figures } = override;
    expect(lines[0]?.trace[1]?.words).toEqual({ key, values: { rule: 'Winter list', ...figures } });
  });

  it.each([
    ['fee ÷ (minutes − 150)', 'DIVISION_BY_ZERO'],
    ['fee − 10000', 'NEGATIVE'],
    ['fee × 10000', 'TOO_LARGE'],
    ['fee × 999999999999', 'TOO_LARGE'],
    ['surcharge', 'UNKNOWN_NAME'],
    ['units × 80', 'MISSING_VALUE'],
    ['fee +', 'SYNTAX'],
  ])('of the formula %s is none, with the reason', (formula, reason) => {
    expect(noResult({ type: 'FORMULA', formula })).toMatchObject({
      key: 'rule.noResult',
      values: { reason },
    });
  });

  it('is none if the fee would leave the allowed range', () => {
    expect(noResult({ type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 20_000_000 })).toMatchObject({
      values: { reason: 'TOO_LARGE' },
    });
  });
});

describe('selection and order of pricing rules', () => {
  const off = (amountMinor: number): RuleOverride => ({ type: 'FIXED_AMOUNT', amountMinor });

  it('gives the highest priority the last word', () => {
    expect(
      feeAfter([
        { priority: 20, override: off(2) },
        { priority: 10, override: off(1) },
      ]),
    ).toBe(2);
  });

  it('gives a later start the last word at equal priority, then the greater id', () => {
    const later = { effectiveFrom: '2026-11-01', override: off(2) };
    expect(feeAfter([later, { effectiveFrom: '2026-10-01', override: off(1) }, { override: off(3) }])).toBe(
      2,
    );
    expect(
      feeAfter([
        { id: 'b', override: off(2) },
        { id: 'a', override: off(1) },
      ]),
    ).toBe(2);
  });

  it('continues from the fee calculated so far', () => {
    // 9,000 − 500 = 8,500, − 10 % = 7,650
    expect(
      feeAfter([
        { priority: 3, override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1000 } },
        { priority: 1, override: off(900_000) },
        { priority: 2, override: { type: 'FIXED_DISCOUNT', amountMinor: 50_000 } },
      ]),
    ).toBe(765_000);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 1],
    [null, '2026-11-20', 1],
    ['2026-11-20', null, 1],
    ['2026-11-21', null, 950_000],
    [null, '2026-11-19', 950_000],
  ])('respects the validity from %s to %s', (effectiveFrom, effectiveTo, fee) => {
    expect(feeAfter([{ effectiveFrom, effectiveTo, override: off(1) }])).toBe(fee);
  });

  it.each<[RuleScope, boolean]>([
    [{ type: 'ALL' }, true],
    [{ type: 'CATEGORY', targetId: 'COSMETIC' }, true],
    [{ type: 'CATEGORY', targetId: 'GENERAL' }, false],
    [{ type: 'SURGERY', targetId: 'nose' }, true],
    [{ type: 'SURGERY', targetId: 'hand' }, false],
    [{ type: 'DOCTOR', targetId: 'dr-lee' }, true],
    [{ type: 'DOCTOR', targetId: 'dr-roy' }, false],
    [{ type: 'HOSPITAL', targetId: 'st-marys' }, true],
    [{ type: 'HOSPITAL', targetId: 'other' }, false],
    [{ type: 'SITE', targetId: 'north' }, true],
    [{ type: 'SITE', targetId: 'south' }, false],
  ])('respects the scope %j: %s', (scope, applies) => {
    expect(feeAfter([{ scope, override: off(1) }])).toBe(applies ? 1 : 950_000);
  });

  it('applies only to lines of the rule’s fee type, and of its kind if it names one', () => {
    const hospital = { feeType: 'HOSPITAL_FEES', override: off(1) } as const;
    expect(feeAfter([hospital])).toBe(950_000);
    expect(feeAfter([hospital], { kind: 'HOSPITAL' })).toBe(1);
    expect(feeAfter([hospital], { kind: 'THEATRE' })).toBe(1);
    expect(feeAfter([{ ...hospital, lineKind: 'THEATRE' }], { kind: 'HOSPITAL' })).toBe(950_000);
    expect(feeAfter([hospital], { kind: 'IMPLANT' })).toBe(950_000);
  });
});
