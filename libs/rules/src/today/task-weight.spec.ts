import fc from 'fast-check';
import { compareTasks, taskWeight, TODAY_KINDS, type WeightedTask } from './task-weight';
import { forAll } from '../for-all.suite';

const stake = fc.record({
  kind: fc.constantFrom(...TODAY_KINDS),
  daysLate: fc.integer({ min: -60, max: 400 }),
  amountMinor: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  urgency: fc.constantFrom('HIGH' as const, 'NORMAL' as const, 'LOW' as const),
});
const todo = fc
  .record({ stake, id: fc.uuid(), day: fc.integer({ min: 10, max: 28 }) })
  .map(({ stake: facts, id, day }) => ({ ...facts, id, dueOn: `2026-11-${day}` }));

const rhinoplasty: WeightedTask = {
  kind: 'QUESTION',
  daysLate: 0,
  amountMinor: 1_705_000,
  urgency: 'NORMAL',
};

it('ranks a question above a lead, a callback and a quote that was only viewed', () => {
  const points = (['QUESTION', 'LEAD', 'CALLBACK', 'VIEWED'] as const).map((kind) =>
    taskWeight({ ...rhinoplasty, kind }),
  );
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(new Set(points).size).toBe(points.length);
});

it('ranks a callback two weeks late above a question from today', () => {
  expect(taskWeight({ ...rhinoplasty, kind: 'CALLBACK', daysLate: 14 })).toBeGreaterThan(
    taskWeight(rhinoplasty),
  );
});

it('ranks an urgent lead above an ordinary question', () => {
  expect(taskWeight({ ...rhinoplasty, kind: 'LEAD', urgency: 'HIGH' })).toBeGreaterThan(
    taskWeight(rhinoplasty),
  );
});

it('ranks one’s own callback above the team’s, and the team’s above a colleague’s', () => {
  const call = { ...rhinoplasty, kind: 'CALLBACK' } as const;
  const points = (['MINE', null, 'OTHERS'] as const).map((whose) => taskWeight({ ...call, whose }));
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(new Set(points).size).toBe(3);
});

it('never ranks an item lower for being later, dearer or more urgent', () => {
  forAll(stake, fc.nat(100), fc.nat(10_000_000), (facts, days, more) => {
    const points = taskWeight(facts);
    expect(taskWeight({ ...facts, daysLate: facts.daysLate + days })).toBeGreaterThanOrEqual(points);
    expect(taskWeight({ ...facts, amountMinor: (facts.amountMinor ?? 0) + more })).toBeGreaterThanOrEqual(
      points,
    );
    expect(taskWeight({ ...facts, urgency: 'HIGH' })).toBeGreaterThanOrEqual(points);
    expect(taskWeight({ ...facts, urgency: 'LOW' })).toBeLessThanOrEqual(points);
  });
});

it('ranks an overdue patient question above every promised callback', () => {
  forAll(stake, stake, fc.integer({ min: 1, max: 40 }), (asked, call, daysLate) => {
    const question = {
      ...asked,
      kind: 'QUESTION' as const,
      urgency: 'NORMAL' as const,
      whose: null,
      daysLate,
    };
    expect(taskWeight(question)).toBeGreaterThan(taskWeight({ ...call, kind: 'CALLBACK' }));
  });
});

it('gives the same order whatever order the items came in', () => {
  forAll(fc.uniqueArray(todo, { selector: ({ id }) => id }), (todos) => {
    const ids = (items: typeof todos) => [...items].sort(compareTasks).map(({ id }) => id);
    expect(ids([...todos].reverse())).toEqual(ids(todos));
  });
});

it('orders by points', () => {
  forAll(fc.array(todo), (todos) => {
    const points = [...todos].sort(compareTasks).map(taskWeight);
    for (const [at, value] of points.entries())
      expect(value).toBeLessThanOrEqual(points[at - 1] ?? Number.POSITIVE_INFINITY);
  });
});

it('treats an unknown amount as zero', () => {
  expect(taskWeight({ ...rhinoplasty, amountMinor: null })).toBe(
    taskWeight({ ...rhinoplasty, amountMinor: 0 }),
  );
});
