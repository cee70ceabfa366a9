import fc from 'fast-check';
import {
  addComparison,
  compareLines,
  comparePrices,
  EMPTY_COMPARISON,
  type ComparedQuote,
} from './compare-prices';
import { HAND, NOSE, NOSE_CHOICE, TODAY } from './compose.fixtures';
import { composeQuote } from './compose-quote';
import { applyCurrentPrices } from './current-prices';
import { CIRCUMSTANCES, RULE } from './pricing.fixtures';
import { priceQuote } from './price-quote';
import { ruleBook } from './rule-book';
import { forAll } from '../for-all.suite';

const before = composeQuote([NOSE], NOSE_CHOICE, ruleBook([]), TODAY);

describe('compareLines', () => {
  it('shows what a rule changes, line by line and field by field', () => {
    const after = composeQuote([NOSE], NOSE_CHOICE, ruleBook([RULE]), TODAY);
    const changes = compareLines(before.lines, after.lines);
    expect(changes.map(({ change, differenceMinor }) => [change, differenceMinor])).toEqual([
      ['CHANGED', -55_000],
      ['SAME', 0],
      ['SAME', 0],
      ['SAME', 0],
    ]);
    expect(changes[0]?.fields).toEqual([
      { field: 'unitFeeMinor', before: 950_000, after: 900_000 },
      { field: 'totalMinor', before: 1_045_000, after: 990_000 },
    ]);
  });

  it('names lines added and removed', () => {
    const [surgeon, ...others] = before.lines;
    const renamed = surgeon ? [{ ...surgeon, key: 'new' }] : [];
    const changes = compareLines(before.lines, [...others, ...renamed]);
    expect(changes.map(({ key, change }) => `${key} ${change}`).slice(-2)).toEqual([
      'new ADDED',
      'nose:SURGEON REMOVED',
    ]);
    expect(changes.at(-1)).toMatchObject({ after: null, differenceMinor: -1_045_000 });
  });

  it('adds up to the difference of the totals', () => {
    const after = composeQuote([{ ...NOSE, adminFeeMinor: 9_900 }], NOSE_CHOICE, ruleBook([RULE]), TODAY);
    const sum = compareLines(before.lines, after.lines).reduce(
      (all, { differenceMinor }) => all + differenceMinor,
      0,
    );
    expect(sum).toBe(after.totals.totalMinor - before.totals.totalMinor);
  });
});

describe('applyCurrentPrices', () => {
  const raised = { ...NOSE, baseFeeMinor: 990_000 };

  it('takes the new fee and keeps changes made by staff', () => {
    const stored = before.lines
      .filter(({ kind }) => kind !== 'ANAESTHETIST')
      .map((line) => (line.kind === 'HOSPITAL' ? { ...line, enteredFeeMinor: 400_000 } : line));
    const fresh = composeQuote([raised, HAND], NOSE_CHOICE, ruleBook([]), TODAY);
    const lines = applyCurrentPrices(stored, fresh.lines);
    const price = priceQuote(lines, ruleBook([]), CIRCUMSTANCES);
    expect(price.lines.map(({ key, unitFeeMinor }) => [key, unitFeeMinor])).toEqual([
      ['nose:SURGEON', 990_000],
      ['HOSPITAL', 400_000],
      ['nose:OTHER:EXCLUDED:0', 0],
    ]);
  });

  it('takes the new fee of an option on a line, and adds no option', () => {
    const withOption = (optionIds: string[], amountMinor: number) => {
      const optionGroups = NOSE.optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, fee: { type: 'FIXED', amountMinor } as const })),
      }));
      const surgeries = [{ surgeryId: 'nose', side: 'NOT_APPLICABLE', optionIds } as const];
      return composeQuote([{ ...NOSE, optionGroups }], { ...NOSE_CHOICE, surgeries }, ruleBook([]), TODAY)
        .lines;
    };
    const lines = applyCurrentPrices(withOption(['rib'], 100), withOption(['rib', 'revision'], 300));
    expect(lines[0]?.options).toMatchObject([{ id: 'rib', fee: { amountMinor: 300 } }]);
  });

  it('leaves lines added by staff and options that no longer exist', () => {
    const option = { id: 'old', name: 'Old', groupName: 'Old', category: 'CUSTOM' } as const;
    const stored = before.lines.map((line) => ({
      ...line,
      options: [{ ...option, fee: { type: 'FIXED', amountMinor: 100 } as const }],
      base: { ...line.base, type: 'AMOUNT', source: 'MANUAL', amountMinor: 5_000 } as const,
    }));
    expect(
      applyCurrentPrices(stored, composeQuote([raised], NOSE_CHOICE, ruleBook([]), TODAY).lines),
    ).toEqual(stored);
  });
});

describe('comparePrices', () => {
  const quotes = Array.from({ length: 14 }, (_, at): ComparedQuote => ({
    id: `${at}`,
    label: `Q-${String(at).padStart(2, '0')}`,
    beforeMinor: 100_000,
    // reduced by 1 to 6 dollars, unchanged, raised by 1 to 7
    afterMinor: 100_000 + (at - 6) * 100,
  }));

  it('counts the changes and names the ten largest', () => {
    expect(comparePrices(quotes)).toMatchObject({
      count: 14,
      raised: 7,
      lowered: 6,
      unchanged: 1,
      beforeMinor: 1_400_000,
      afterMinor: 1_400_700,
      differenceMinor: 700,
    });
    expect(comparePrices(quotes).largest.map(({ differenceMinor }) => differenceMinor / 100)).toEqual([
      7, -6, 6, -5, 5, -4, 4, -3, 3, -2,
    ]);
  });

  it('does not depend on the order or grouping of the quotes, and is empty for none', () => {
    expect(comparePrices([])).toEqual(EMPTY_COMPARISON);
    forAll(fc.shuffledSubarray(quotes, { minLength: quotes.length }), (shuffled) => {
      expect(shuffled.reduceRight(addComparison, EMPTY_COMPARISON)).toEqual(comparePrices(quotes));
    });
  });
});
