import fc from 'fast-check';
import { addDays, daysBetween } from '../dates';
import { planPrice, type BillingCycle, type PlanCode } from './catalogue';
import {
  addMonths,
  chargesTotal,
  isUpgrade,
  periodCharge,
  periodFrom,
  planChange,
  usedBefore,
  type PlanCharge,
  type PlanTerms,
} from './period';

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
    const ends = [1, 2, 3, 4].map(() => (start = periodFrom('2026-01-31', start, 'MONTHLY').end));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('follow each other without a gap, and twelve months make a year', () => {
    fc.assert(
      fc.property(days, (anchor) => {
        let start = anchor;
        for (let month = 0; month < 12; month += 1) {
          const { end } = periodFrom(anchor, start, 'MONTHLY');
          expect(daysBetween(start, end)).toBeGreaterThanOrEqual(27);
          expect(daysBetween(start, end)).toBeLessThanOrEqual(31);
          start = end;
        }
        expect(start).toBe(periodFrom(anchor, anchor, 'YEARLY').end);
      }),
    );
  });
});

describe('a plan change', () => {
  const june = { start: '2026-06-01', end: '2026-07-01' };

  it('to a higher plan costs the difference for the remaining days', () => {
    const change = planChange(
      { plan: 'BASIC', cycle: 'MONTHLY', period: june },
      { plan: 'PROFESSIONAL', cycle: 'MONTHLY' },
      '2026-06-11',
    );
    expect(change).toMatchObject({ from: '2026-06-11', isAtOnce: true, period: june });
    // Ten of thirty days are used: 49.00 minus 16.33, and 99.00 minus 33.00.
    expect(change.charges.map(({ amountMinor }) => amountMinor)).toEqual([-32_67, 66_00]);
  });

  it('to yearly billing starts a year at once, less the rest of the month', () => {
    const change = planChange(
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
    const change = planChange({ ...from, period: june }, to, '2026-06-11');
    expect(change).toMatchObject({ from: '2026-07-01', isAtOnce: false, charges: [] });
    expect(change.period.start).toBe('2026-07-01');
  });

  it('to the same terms is never an upgrade', () => {
    fc.assert(fc.property(terms, (one) => expect(isUpgrade(one, one)).toBe(false)));
  });

  it('refunds the whole plan on its first day and nothing after its last', () => {
    const on = (day: string) =>
      planChange(
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

/** Returns the cost of the days each plan was used, with each period's price divided over its days. */
function worth(
  segments: { terms: PlanTerms; period: { start: string; end: string }; from: string; until: string }[],
) {
  return segments.reduce((sum, { terms: { plan, cycle }, period, from, until }) => {
    const price = planPrice(plan, cycle);
    return sum + usedBefore(price, period, until) - usedBefore(price, period, from);
  }, 0);
}

it('charges exactly the days used over any sequence of plan changes', () => {
  const steps = fc.array(fc.record({ wanted: terms, after: fc.integer({ min: 0, max: 45 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(days, terms, steps, (anchor, first, changes) => {
      let current = { ...first, period: periodFrom(anchor, anchor, first.cycle) };
      let since = anchor;
      let day = anchor;
      const charges: PlanCharge[] = [periodCharge(first, current.period)];
      const had: Parameters<typeof worth>[0] = [];
      for (const { wanted, after } of changes) {
        day = addDays(day, after);
        if (day > current.period.end) day = current.period.end;
        const change = planChange(current, wanted, day);
        if (!change.isAtOnce) continue;
        had.push({ terms: current, period: current.period, from: since, until: change.from });
        charges.push(...change.charges);
        current = { ...wanted, period: change.period };
        since = change.from;
      }
      had.push({ terms: current, period: current.period, from: since, until: current.period.end });
      expect(chargesTotal(charges)).toBe(worth(had));
      for (const { amountMinor } of charges) expect(Number.isInteger(amountMinor)).toBe(true);
    }),
  );
});

it('divides the price of a period without remainder, however it is split', () => {
  fc.assert(
    fc.property(days, terms, fc.array(fc.nat(366)), (start, { plan, cycle }, cuts) => {
      const period = periodFrom(start, start, cycle);
      const price = planPrice(plan, cycle);
      const marks = [start, ...cuts.sort((a, b) => a - b).map((cut) => addDays(start, cut)), period.end];
      const sum = marks
        .slice(1)
        .reduce(
          (total, mark, at) =>
            total + usedBefore(price, period, mark) - usedBefore(price, period, marks[at] ?? start),
          0,
        );
      expect(sum).toBe(price);
    }),
  );
});

it('never refunds more on an upgrade than it charges', () => {
  fc.assert(
    fc.property(days, terms, terms, fc.nat(366), (start, from, to, after) => {
      const change = planChange(
        { ...from, period: periodFrom(start, start, from.cycle) },
        to,
        addDays(start, after),
      );
      expect(chargesTotal(change.charges)).toBeGreaterThanOrEqual(0);
    }),
  );
});
