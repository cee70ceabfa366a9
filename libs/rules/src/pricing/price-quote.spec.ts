import fc from 'fast-check';
import type { LineRequest } from './line-request';
import { BOTH_SIDES, CIRCUMSTANCES, SURGEON_LINE } from './pricing.fixtures';
import { RULE, anyCircumstances, anyLines, anyRules } from './pricing.fixtures';
import { priceQuote } from './price-quote';
import type { PricingRule } from './pricing-rule';
import { ruleBook } from './rule-book';
import { forAll } from '../for-all.suite';

const NO_RULES = ruleBook([]);

function priced(line: Partial<LineRequest>, rules: PricingRule[] = [], circumstances = {}) {
  const { lines } = priceQuote([{ ...SURGEON_LINE, ...line }], ruleBook(rules), {
    ...CIRCUMSTANCES,
    ...circumstances,
  });
  return lines[0] as (typeof lines)[number];
}

function story(line: ReturnType<typeof priced>): string[] {
  return line.trace.map(({ words, resultMinor }) => `${words.key} ${resultMinor}`);
}

describe('price of a line', () => {
  it('runs from the base over options, rules and discount to GST', () => {
    // 9,500 + 20 % = 11,400, × 1.5 = 17,100; − 1,000 = 16,100; × 2 = 32,200; − 10 % = 28,980; + 10 % = 31,878
    const line = priced(
      {
        quantity: 2,
        options: [
          BOTH_SIDES,
          { ...BOTH_SIDES, id: 'rev', name: 'Revision', fee: { type: 'PERCENTAGE', basisPoints: 2000 } },
        ],
        discount: { type: 'PERCENTAGE', basisPoints: 1000 },
      },
      [{ ...RULE, override: { type: 'FIXED_DISCOUNT', amountMinor: 100_000 } }],
    );
    expect(story(line)).toEqual([
      'base.surgery 950000',
      'option.percentage 1140000',
      'option.multiplier 1710000',
      'rule.fixedDiscount 1610000',
      'quantity 3220000',
      'discount.percentage 2898000',
      'gst.taxable 3187800',
    ]);
    expect(line).toMatchObject({ unitFeeMinor: 1_610_000, discountMinor: 322_000, totalMinor: 3_187_800 });
  });

  it('keeps fractions of a cent until the end, so that three times a third is the whole', () => {
    const third = { ...RULE, id: 'a', override: { type: 'FORMULA', formula: 'fee ÷ 3' } } as const;
    const thrice = { ...RULE, id: 'b', override: { type: 'FORMULA', formula: 'fee × 3' } } as const;
    expect(story(priced({}, [third, thrice])).slice(0, 3)).toEqual([
      'base.surgery 950000',
      'rule.formula 316667',
      'rule.formula 950000',
    ]);
    expect(story(priced({}, [third])).slice(1, 3)).toEqual(['rule.formula 316667', 'rounding 316667']);
  });

  it('rounds half a cent up', () => {
    // 5 % of 10.10 is 0.505
    const rule: PricingRule = { ...RULE, override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 500 } };
    const base = { ...SURGEON_LINE.base, type: 'AMOUNT', source: 'MANUAL', amountMinor: 1010 } as const;
    const line = priced({ base }, [rule]);
    expect(line.unitFeeMinor).toBe(51);
    expect(line.trace[2]?.words).toEqual({ key: 'rounding', values: { exactCents: '50.5' } });
  });

  it('takes percentages of the original from the fee after options, regardless of earlier rules', () => {
    const rules: PricingRule[] = [
      { ...RULE, id: 'a', priority: 1 },
      { ...RULE, id: 'b', priority: 2, override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 9000 } },
    ];
    // 9,500 × 1.5 = 14,250; 9,000; 90 % of 14,250 = 12,825
    expect(priced({ options: [BOTH_SIDES] }, rules).unitFeeMinor).toBe(1_282_500);
  });

  it('keeps the fee entered by staff and still shows the calculated one', () => {
    const line = priced({ enteredFeeMinor: 800_000 }, [RULE]);
    expect(story(line)).toEqual([
      'base.surgery 950000',
      'rule.fixedAmount 900000',
      'entered 800000',
      'gst.taxable 880000',
    ]);
  });

  it('adds nothing for a line that is not included', () => {
    const line = priced({ basis: 'NOT_INCLUDED', discount: { type: 'FIXED_AMOUNT', amountMinor: 5 } });
    expect(line).toMatchObject({ unitFeeMinor: 950_000, discountMinor: 0, totalMinor: 0 });
    expect(story(line)).toEqual(['base.surgery 950000', 'notIncluded 0']);
  });

  it('charges an anaesthetist by units', () => {
    // pricing example 1b: 6 base units and 60 minutes (4 units) at 70.00
    const line = priced({
      kind: 'ANAESTHETIST',
      procedureClass: 'MEDICARE',
      base: { type: 'UNITS', baseUnits: 6, minutes: 60, unitMinor: 7_000, from: { id: null, name: 'Dr Ng' } },
    });
    expect(line).toMatchObject({ unitFeeMinor: 70_000, totalMinor: 70_000, gstReason: 'AU_TREATMENT' });
    expect(line.trace[0]?.words.values).toMatchObject({ baseUnits: 6, timeUnits: 4, units: 10 });
  });

  it("gives an assistant a share of the surgeon's final fee for the same surgery, before discounts", () => {
    const assistant: LineRequest = {
      ...SURGEON_LINE,
      key: 'nose:ASSISTANT',
      kind: 'ASSISTANT',
      base: { type: 'SHARE_OF_SURGEON', basisPoints: 2000, from: { id: null, name: 'Dr Roy' } },
    };
    const other: LineRequest = { ...SURGEON_LINE, key: 'hand:SURGEON', surgeryId: 'hand' };
    const surgeon: LineRequest = { ...SURGEON_LINE, discount: { type: 'FIXED_AMOUNT', amountMinor: 1 } };
    const { lines } = priceQuote([assistant, other, surgeon], ruleBook([RULE]), CIRCUMSTANCES);
    expect(lines[0]?.unitFeeMinor).toBe(180_000);
  });

  it('splits a mixed supply to the cent, with the treatment free of GST', () => {
    const base = { ...SURGEON_LINE.base, type: 'AMOUNT', source: 'MANUAL', amountMinor: 100_001 } as const;
    const part = { cosmeticBasisPoints: 3333 };
    const cosmetic = priced({ base, part: { ...part, of: 'COSMETIC' } });
    const treatment = priced({ base, procedureClass: 'MEDICARE', part: { ...part, of: 'TREATMENT' } });
    // 1,000.01 × 33.33 % = 333.303333
    expect([cosmetic.unitFeeMinor, treatment.unitFeeMinor]).toEqual([33_330, 66_671]);
    expect([cosmetic.gstMinor, treatment.gstMinor]).toEqual([3333, 0]);
    // half of 1,000.01 is 500.005: one half is rounded up, the other is the remainder
    const half = (of: 'COSMETIC' | 'TREATMENT') =>
      priced({ base, part: { of, cosmeticBasisPoints: 5000 } }).unitFeeMinor;
    expect([half('COSMETIC'), half('TREATMENT')]).toEqual([50_001, 50_000]);
  });

  it('counts an option once, even if it was sent twice', () => {
    expect(priced({ options: [BOTH_SIDES, BOTH_SIDES] }).unitFeeMinor).toBe(1_425_000);
  });
});

describe('discounts', () => {
  const admin: LineRequest = {
    ...SURGEON_LINE,
    key: 'nose:ADMIN',
    kind: 'ADMIN',
    base: { ...SURGEON_LINE.base, type: 'AMOUNT', source: 'SURGERY', amountMinor: 50_000 },
  };
  const hospital: LineRequest = {
    ...SURGEON_LINE,
    key: 'nose:HOSPITAL',
    kind: 'HOSPITAL',
    billedBy: 'HOSPITAL',
  };

  it('spread a discount on the quote over the lines billed by the practice', () => {
    // 1,000.00 over 9,500 and 500: 950.00 and 50.00; the practice cannot discount the hospital's bill
    const { lines, discount } = priceQuote([SURGEON_LINE, admin, hospital], NO_RULES, {
      ...CIRCUMSTANCES,
      quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor: 100_000 },
      discountCapBasisPoints: 1000,
    });
    expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([95_000, 5_000, 0]);
    expect(discount).toMatchObject({ discountMinor: 100_000, basisPoints: 1000, approvalNeeded: false });
  });

  it('need approval above the cap, on a line or in total', () => {
    const capped = { ...CIRCUMSTANCES, discountCapBasisPoints: 1000 };
    const generous: LineRequest = { ...admin, discount: { type: 'PERCENTAGE', basisPoints: 1001 } };
    expect(priceQuote([SURGEON_LINE, generous], NO_RULES, capped).discount).toMatchObject({
      approvalNeeded: true,
      linesAboveCap: ['nose:ADMIN'],
    });
    const exact: LineRequest = { ...admin, discount: { type: 'PERCENTAGE', basisPoints: 1000 } };
    expect(priceQuote([exact], NO_RULES, capped).discount.approvalNeeded).toBe(false);
    const onTop = { ...capped, quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor: 1 } } as const;
    expect(priceQuote([exact], NO_RULES, onTop).discount).toMatchObject({
      approvalNeeded: true,
      linesAboveCap: [],
    });
  });
});

describe('price of a quote', () => {
  it('has the same totals in any order of the lines', () => {
    forAll(anyLines, anyRules, anyCircumstances, fc.infiniteStream(fc.nat()), (lines, rules, now, keys) => {
      const shuffled = lines
        .map((line) => ({ line, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ line }) => line);
      const book = ruleBook(rules);
      const straight = priceQuote(lines, book, now);
      const mixed = priceQuote(shuffled, book, now);
      expect(mixed.totals).toEqual(straight.totals);
      expect(new Set(mixed.lines)).toEqual(new Set(straight.lines));
    });
  });

  it('has traces without gaps that end at the price, and no line below zero', () => {
    forAll(anyLines, anyRules, anyCircumstances, (lines, rules, now) => {
      const price = priceQuote(lines, ruleBook(rules), now);
      for (const line of price.lines) {
        expect(line.trace.at(-1)?.resultMinor).toBe(line.totalMinor);
        if (line.basis !== 'NOT_INCLUDED') expect(line.trace.at(-1)?.inputMinor).toBe(line.amountMinor);
        line.trace.slice(1).forEach((step, at) => expect(step.inputMinor).toBe(line.trace[at]?.resultMinor));
        for (const figure of [line.amountMinor, line.unitFeeMinor, line.outOfPocketMinor]) {
          expect(figure).toBeGreaterThanOrEqual(0);
        }
      }
      expect(price.totals.totalMinor).toBe(price.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0));
    });
  });

  it('is the same if priced lines are priced again, and survives storage as JSON', () => {
    forAll(anyLines, anyRules, anyCircumstances, (lines, rules, now) => {
      const price = priceQuote(lines, ruleBook(rules), now);
      const stored = JSON.parse(JSON.stringify(price)) as typeof price;
      expect(stored).toEqual(price);
      expect(priceQuote(stored.lines, ruleBook(rules), now)).toEqual(price);
    });
  });

  it('loses no cent of a discount on the quote', () => {
    forAll(anyLines, anyCircumstances, fc.integer({ min: 0, max: 100_000 }), (lines, now, amountMinor) => {
      const plain = priceQuote(lines, NO_RULES, { ...now, quoteDiscount: null });
      const off = priceQuote(lines, NO_RULES, {
        ...now,
        quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor },
      });
      const practice = plain.lines.filter(({ billedBy }) => billedBy === 'PRACTICE');
      const left = practice.reduce((sum, line) => sum + line.amountMinor, 0);
      expect(plain.totals.netMinor - off.totals.netMinor).toBe(Math.min(amountMinor, left));
    });
  });

  it('is unaffected by rules that are off or outside their dates, as without rules', () => {
    forAll(anyLines, anyRules, anyCircumstances, fc.boolean(), (lines, rules, now, past) => {
      const outside = rules.map((rule) =>
        past ? { ...rule, effectiveTo: '2026-11-19' } : { ...rule, effectiveFrom: '2026-11-21' },
      );
      const plain = priceQuote(lines, NO_RULES, now);
      expect(priceQuote(lines, ruleBook(outside), now)).toEqual(plain);
      expect(priceQuote(lines, ruleBook(rules.map((rule) => ({ ...rule, isActive: false }))), now)).toEqual(
        plain,
      );
    });
  });
});
