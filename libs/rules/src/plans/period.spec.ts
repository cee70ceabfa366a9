import fc from 'fast-check';
import { addDays, daysBetween } from '../dates';
import { getPlanPrice, type BillingCycle, type PlanCode } from './catalogue';
import {
  addMonths,
  sumCharges,
  isUpgrade,
  buildBillingPeriod,
  calculatePlanChange,
  usedAmount,
  type PlanTerms,
} from './period';
import { forAll } from '../for-all.suite';

const days = fc.integer({ min: 0, max: 4_000 }).map((offset) => addDays('2024-01-01', offset));
const plans = fc.constantFrom<PlanCode[]>('BASIC', 'PROFESSIONAL', 'ENTERPRISE');
const cycles = fc.constantFrom<BillingCycle[]>('MONTHLY', 'YEARLY');
const terms = fc.record({ plan: plans, cycle: cycles });

describe('billing periods', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('advance %s by %d months to %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  it('return to the day of the month on which the subscription started', () => {
    let start = '2026-01-31';
    const ends = [1, 2, 3, 4].map(() => (start = buildBillingPeriod('2026-01-31', start, 'MONTHLY').end));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('follow each other without a gap, and twelve months make a year', () => {
    forAll(days, (anchor) => {
      let start = anchor;
      for (let month = 0; month < 12; month += 1) {
        const { end } = buildBillingPeriod(anchor, start, 'MONTHLY');
        expect(daysBetween(start, end)).toBeGreaterThanOrEqual(27);
        expect(daysBetween(start, end)).toBeLessThanOrEqual(31);
        start = end;
      }
      expect(start).toBe(buildBillingPeriod(anchor, anchor, 'YEARLY').end);
    });
  });
});

describe('a plan change', () => {
  const june = { start: '2026-06-01', end: '2026-07-01' };

  it('to a higher plan costs the difference for the remaining days', () => {
    const change = calculatePlanChange(
      { plan: 'BASIC', cycle: 'MONTHLY', period: june },
      { plan: 'PROFESSIONAL', cycle: 'MONTHLY' },
      '2026-06-11',
    );
    expect(change).toMatchObject({ from: '2026-06-11', isAtOnce: true, period: june });
    // Ten of thirty days are used: 49.00 minus 16.33, and 99.00 minus 33.00.
    expect(change.charges.map(({ amountMinor }) => amountMinor)).toEqual([-32_67, 66_00]);
  });

  it('to yearly billing starts a year at once, less the rest of the month', () => {
    const change = calculatePlanChange(
      { plan: 'BASIC', cycle: 'MONTHLY', period: june },
      { plan: 'BASIC', cycle: 'YEARLY' },
      '2026-06-16',
    );
    expect(change.period).toEqual({ start: '2026-06-16', end: '2027-06-16' });
    expect(change.charges.map(({ amountMinor }) => amountMinor)).toEqual([-24_50, 490_00]);
  });

  it.each<[PlanTerms, PlanTerms]>([
    [
      { plan: 'PROFESSIONAL', cycle: 'MONTHLY' },
      { plan: 'BASIC', cycle: 'MONTHLY' },
    ],
    [
      { plan: 'PROFESSIONAL', cycle: 'MONTHLY' },
      { plan: 'BASIC', cycle: 'YEARLY' },
    ],
    [
      { plan: 'BASIC', cycle: 'YEARLY' },
      { plan: 'ENTERPRISE', cycle: 'MONTHLY' },
    ],
  ])('from %p to %p takes effect at the end of the period and costs nothing now', (from, to) => {
    const change = calculatePlanChange({ ...from, period: june }, to, '2026-06-11');
    expect(change).toMatchObject({ from: '2026-07-01', isAtOnce: false, charges: [] });
    expect(change.period.start).toBe('2026-07-01');
  });

  it('to the same terms is never an upgrade', () => {
    forAll(terms, (one) => expect(isUpgrade(one, one)).toBe(false));
  });

  it('refunds the whole plan on its first day and nothing after its last', () => {
    const on = (day: string) =>
      calculatePlanChange(
        { plan: 'BASIC', cycle: 'MONTHLY', period: june },
        { plan: 'ENTERPRISE', cycle: 'MONTHLY' },
        day,
      ).charges.map(({ amountMinor }) => amountMinor);
    expect(on('2026-06-01')).toEqual([-49_00, 199_00]);
    expect(on('2026-05-01')).toEqual([-49_00, 199_00]);
    expect(on('2026-07-01')).toEqual([0, 0]);
    expect(on('2026-08-01')).toEqual([0, 0]);
  });
});

it('divides the price of a period without remainder, however it is split', () => {
  forAll(days, terms, fc.array(fc.nat(366)), (start, { plan, cycle }, cuts) => {
    const period = buildBillingPeriod(start, start, cycle);
    const price = getPlanPrice(plan, cycle);
    const marks = [start, ...cuts.sort((a, b) => a - b).map((cut) => addDays(start, cut)), period.end];
    const sum = marks
      .slice(1)
      .reduce(
        (total, mark, at) =>
          total + usedAmount(price, period, mark) - usedAmount(price, period, marks[at] ?? start),
        0,
      );
    expect(sum).toBe(price);
  });
});

it('never refunds more on an upgrade than it charges', () => {
  forAll(days, terms, terms, fc.nat(366), (start, from, to, after) => {
    const change = calculatePlanChange(
      { ...from, period: buildBillingPeriod(start, start, from.cycle) },
      to,
      addDays(start, after),
    );
    expect(sumCharges(change.charges)).toBeGreaterThanOrEqual(0);
  });
});
