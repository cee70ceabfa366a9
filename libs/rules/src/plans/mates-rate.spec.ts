import fc from 'fast-check';
import { addDays } from '../dates';
import { getPlanPrice, type BillingCycle, type PlanCode } from './catalogue';
import {
  calculateNextPrice,
  formatRateLabel,
  applyRate,
  findRateOn,
  addRateDiscounts,
  type MatesRate,
  type MatesRateTerms,
  type RatedPeriod,
} from './mates-rate';
import {
  sumCharges,
  buildPeriodCharge,
  buildBillingPeriod,
  calculatePlanChange,
  usedAmount,
  type PlanCharge,
} from './period';
import { forAll } from '../for-all.suite';

const rate = (changes: Partial<MatesRate> = {}): MatesRate => ({
  id: 'a',
  type: 'PERCENTAGE',
  value: 2_000,
  cycle: null,
  startsOn: '2026-06-01',
  endsOn: null,
  ...changes,
});
const june = { start: '2026-06-01', end: '2026-07-01' };
const amounts = (charges: readonly PlanCharge[]) => charges.map(({ amountMinor }) => amountMinor);

const days = fc.integer({ min: 0, max: 4_000 }).map((offset) => addDays('2024-01-01', offset));
const terms = fc.record({
  plan: fc.constantFrom<PlanCode[]>('BASIC', 'PROFESSIONAL', 'ENTERPRISE'),
  cycle: fc.constantFrom<BillingCycle[]>('MONTHLY', 'YEARLY'),
});
const anyRate: fc.Arbitrary<MatesRateTerms> = fc
  .record({
    type: fc.constantFrom('PERCENTAGE' as const, 'FIXED_AMOUNT' as const, 'CUSTOM_PRICE' as const),
    share: fc.nat(10_000),
    amount: fc.nat(250_000),
    cycle: fc.constantFrom<(BillingCycle | null)[]>(null, 'MONTHLY', 'YEARLY'),
  })
  .map(({ type, share, amount, cycle }) => ({
    id: 'a',
    type,
    cycle,
    value: type === 'PERCENTAGE' ? share : amount,
  }));
const dated = fc
  .record({ terms: anyRate, startsOn: days, length: fc.option(fc.nat(400), { nil: null }) })
  .map(({ terms: found, startsOn, length }): MatesRate => ({
    ...found,
    startsOn,
    endsOn: length === null ? null : addDays(startsOn, length),
  }));

describe('mates rate', () => {
  it.each([
    [{ type: 'PERCENTAGE', value: 2_000 }, 79_20],
    [{ type: 'PERCENTAGE', value: 3_333 }, 66_00],
    [{ type: 'PERCENTAGE', value: 10_000 }, 0],
    [{ type: 'FIXED_AMOUNT', value: 10_00 }, 89_00],
    [{ type: 'FIXED_AMOUNT', value: 500_00 }, 0],
    [{ type: 'CUSTOM_PRICE', value: 60_00 }, 60_00],
    [{ type: 'CUSTOM_PRICE', value: 120_00 }, 99_00],
  ] as const)('%j makes 99 dollars %d cents', (one, price) => expect(applyRate(99_00, one)).toBe(price));

  it.each([
    [rate(), 'Mates rate 20%'],
    [rate({ value: 1_250 }), 'Mates rate 12.5%'],
    [rate({ type: 'FIXED_AMOUNT', value: 10_00, cycle: 'MONTHLY' }), 'Mates rate, $10.00 off'],
    [rate({ type: 'CUSTOM_PRICE', value: 60_00, cycle: 'MONTHLY' }), 'Mates rate, $60.00 a month'],
    [rate({ type: 'CUSTOM_PRICE', value: 600_00, cycle: 'YEARLY' }), 'Mates rate, $600.00 a year'],
    [rate({ type: 'CUSTOM_PRICE', value: 60_00 }), 'Mates rate, $60.00 a period'],
  ])('%j is labelled %s', (one, label) => expect(formatRateLabel(one)).toBe(label));

  it('applies to periods of its cycle that start while it is in force', () => {
    const rates = [rate({ endsOn: '2026-06-30', cycle: 'MONTHLY' })];
    expect(findRateOn(rates, '2026-05-31', 'MONTHLY')).toBeNull();
    expect(findRateOn(rates, '2026-06-01', 'MONTHLY')).toMatchObject({ id: 'a', value: 2_000 });
    expect(findRateOn(rates, '2026-06-30', 'MONTHLY')).not.toBeNull();
    expect(findRateOn(rates, '2026-07-01', 'MONTHLY')).toBeNull();
    expect(findRateOn(rates, '2026-06-15', 'YEARLY')).toBeNull();
  });

  it('appears as a line of its own after the charge it reduces', () => {
    const whole = buildPeriodCharge({ plan: 'PROFESSIONAL', cycle: 'MONTHLY' }, june);
    expect(addRateDiscounts([whole], null, [rate()])).toEqual([
      whole,
      { ...whole, kind: 'DISCOUNT', amountMinor: -19_80, label: 'Mates rate 20%', rateId: 'a' },
    ]);
    expect(addRateDiscounts([whole], null, [rate({ startsOn: '2026-06-02' })])).toEqual([whole]);
    expect(addRateDiscounts([whole], null, [rate({ type: 'CUSTOM_PRICE', value: 200_00 })])).toEqual([whole]);
  });

  it('refunds what was actually paid for a period, even if the rate has since ended', () => {
    const running: RatedPeriod = { period: june, rate: rate() };
    const current = { plan: 'BASIC' as const, cycle: 'MONTHLY' as const, period: june };
    const { charges } = calculatePlanChange(
      current,
      { plan: 'PROFESSIONAL', cycle: 'MONTHLY' },
      '2026-06-16',
    );
    const all = addRateDiscounts(charges, running, []);
    // Half of 49.00 is refunded and half of 99.00 charged, each minus a fifth.
    expect(amounts(all)).toEqual([-24_50, 4_90, 49_50, -9_90]);
    expect(all[1]?.label).toBe('Mates rate 20%, not used');
  });

  it('reduces the price of the next period', () => {
    const month = { plan: 'PROFESSIONAL', cycle: 'MONTHLY' } as const;
    expect(calculateNextPrice(month, '2026-06-01', [rate()])).toEqual({
      amountMinor: 79_20,
      discount: { label: 'Mates rate 20%', amountMinor: -19_80 },
    });
    expect(calculateNextPrice(month, '2026-05-01', [rate()])).toEqual({ amountMinor: 99_00, discount: null });
  });
});

it('never takes off more than a period costs, nor adds to it', () => {
  forAll(terms, anyRate, ({ plan, cycle }, one) => {
    const price = applyRate(getPlanPrice(plan, cycle), one);
    expect(price).toBeGreaterThanOrEqual(0);
    expect(price).toBeLessThanOrEqual(getPlanPrice(plan, cycle));
    expect(Number.isInteger(price)).toBe(true);
  });
});

it('never refunds more than an upgrade within the period charges, at any rate', () => {
  forAll(days, terms, terms, fc.nat(366), anyRate, (start, from, to, after, one) => {
    const period = buildBillingPeriod(start, start, from.cycle);
    const change = calculatePlanChange(
      { ...from, period },
      { ...to, cycle: from.cycle },
      addDays(start, after),
    );
    const charges = addRateDiscounts(change.charges, { period, rate: one }, []);
    expect(sumCharges(charges)).toBeGreaterThanOrEqual(0);
  });
});

interface Had {
  price: number;
  period: { start: string; end: string };
  from: string;
  until: string;
}

/** Returns the cost of the days used, with each period's rated price divided over its days. */
function worth(had: readonly Had[]): number {
  return had.reduce(
    (sum, { price, period, from, until }) =>
      sum + usedAmount(price, period, until) - usedAmount(price, period, from),
    0,
  );
}

it('charges exactly the periods used at their prices over any sequence of changes, renewals and rates', () => {
  const steps = fc.array(
    fc.record({
      wanted: terms,
      after: fc.nat(45),
      renews: fc.boolean(),
      rates: fc.array(dated, { maxLength: 2 }),
    }),
    { maxLength: 12 },
  );
  forAll(days, terms, fc.array(dated, { maxLength: 2 }), steps, (anchor, first, atFirst, changes) => {
    let current = { ...first, period: buildBillingPeriod(anchor, anchor, first.cycle) };
    let pinned = findRateOn(atFirst, anchor, first.cycle);
    let since = anchor;
    let day = anchor;
    const charges = addRateDiscounts([buildPeriodCharge(first, current.period)], null, atFirst);
    const had: Had[] = [];
    const note = (until: string) => {
      const price = applyRate(getPlanPrice(current.plan, current.cycle), pinned);
      had.push({ price, period: current.period, from: since, until });
    };
    for (const { wanted, after, renews, rates } of changes) {
      if (renews) {
        note(current.period.end);
        since = day = current.period.end;
        current = { ...current, period: buildBillingPeriod(day, day, current.cycle) };
        pinned = findRateOn(rates, day, current.cycle);
        charges.push(...addRateDiscounts([buildPeriodCharge(current, current.period)], null, rates));
        continue;
      }
      day = addDays(day, after) > current.period.end ? current.period.end : addDays(day, after);
      const change = calculatePlanChange(current, wanted, day);
      if (!change.isAtOnce) continue;
      charges.push(...addRateDiscounts(change.charges, { period: current.period, rate: pinned }, rates));
      note(change.from);
      if (wanted.cycle !== current.cycle) pinned = findRateOn(rates, change.period.start, wanted.cycle);
      current = { ...wanted, period: change.period };
      since = change.from;
    }
    note(current.period.end);
    expect(sumCharges(charges)).toBe(worth(had));
  });
});
