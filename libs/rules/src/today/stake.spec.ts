import fc from 'fast-check';
import { byStake, stakeOf, TODAY_KINDS, type TodayStake } from './stake';

const stake = fc.record({
  kind: fc.constantFrom(...TODAY_KINDS),
  daysLate: fc.integer({ min: -60, max: 400 }),
  amountMinor: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  urgency: fc.constantFrom('HIGH' as const, 'NORMAL' as const, 'LOW' as const),
});
const todo = fc
  .record({ stake, id: fc.uuid(), day: fc.integer({ min: 10, max: 28 }) })
  .map(({ stake: facts, id, day }) => ({ ...facts, id, dueOn: `2026-11-${day}` }));

const rhinoplasty: TodayStake = { kind: 'QUESTION', daysLate: 0, amountMinor: 1_705_000, urgency: 'NORMAL' };

it('ranks a question above a lead, a callback and a quote that was only viewed', () => {
  const points = (['QUESTION', 'LEAD', 'CALLBACK', 'VIEWED'] as const).map((kind) =>
    stakeOf({ ...rhinoplasty, kind }),
  );
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(new Set(points).size).toBe(points.length);
});

it('ranks a callback two weeks late above a question from today', () => {
  expect(stakeOf({ ...rhinoplasty, kind: 'CALLBACK', daysLate: 14 })).toBeGreaterThan(stakeOf(rhinoplasty));
});

it('ranks an urgent lead above an ordinary question', () => {
  expect(stakeOf({ ...rhinoplasty, kind: 'LEAD', urgency: 'HIGH' })).toBeGreaterThan(stakeOf(rhinoplasty));
});

it('ranks one’s own callback above the team’s, and the team’s above a colleague’s', () => {
  const call = { ...rhinoplasty, kind: 'CALLBACK' } as const;
  const points = (['MINE', null, 'OTHERS'] as const).map((whose) => stakeOf({ ...call, whose }));
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(new Set(points).size).toBe(3);
});

it('never ranks an item lower for being later, dearer or more urgent', () => {
  fc.assert(
    fc.property(stake, fc.nat(100), fc.nat(10_000_000), (facts, days, more) => {
      const points = stakeOf(facts);
      expect(stakeOf({ ...facts, daysLate: facts.daysLate + days })).toBeGreaterThanOrEqual(points);
      expect(stakeOf({ ...facts, amountMinor: (facts.amountMinor ?? 0) + more })).toBeGreaterThanOrEqual(
        points,
      );
      expect(stakeOf({ ...facts, urgency: 'HIGH' })).toBeGreaterThanOrEqual(points);
      expect(stakeOf({ ...facts, urgency: 'LOW' })).toBeLessThanOrEqual(points);
    }),
  );
});

it('ranks an overdue patient question above every promised callback', () => {
  fc.assert(
    fc.property(stake, stake, fc.integer({ min: 1, max: 40 }), (asked, call, daysLate) => {
      const question = {
        ...asked,
        kind: 'QUESTION' as const,
        urgency: 'NORMAL' as const,
        whose: null,
        daysLate,
      };
      expect(stakeOf(question)).toBeGreaterThan(stakeOf({ ...call, kind: 'CALLBACK' }));
    }),
  );
});

it('gives the same order whatever order the items came in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(todo, { selector: ({ id }) => id }), (todos) => {
      const ids = (items: typeof todos) => [...items].sort(byStake).map(({ id }) => id);
      expect(ids([...todos].reverse())).toEqual(ids(todos));
    }),
  );
});

it('orders by points', () => {
  fc.assert(
    fc.property(fc.array(todo), (todos) => {
      const points = [...todos].sort(byStake).map(stakeOf);
      for (const [at, value] of points.entries())
        expect(value).toBeLessThanOrEqual(points[at - 1] ?? Number.POSITIVE_INFINITY);
    }),
  );
});

it('treats an unknown amount as zero', () => {
  expect(stakeOf({ ...rhinoplasty, amountMinor: null })).toBe(stakeOf({ ...rhinoplasty, amountMinor: 0 }));
});
