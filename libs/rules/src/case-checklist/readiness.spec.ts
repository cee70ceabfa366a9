import fc from 'fast-check';
import { addDays } from '../dates';
import { CHECKLIST_KINDS, CHECKLIST_STATES } from './checklist';
import { isOverdue, calculateReadiness } from './readiness';
import { forAll } from '../for-all.suite';

const TODAY = '2026-11-23';
const item = fc.record({
  kind: fc.constantFrom(...CHECKLIST_KINDS),
  state: fc.constantFrom(...CHECKLIST_STATES),
  dueOn: fc.option(fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days))),
});

it('counts an item as overdue only after the end of its due day', () => {
  expect(isOverdue({ state: 'OPEN', dueOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'OPEN', dueOn: '2026-11-22' }, TODAY)).toBe(true);
  expect(isOverdue({ state: 'DONE', dueOn: '2026-11-22' }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'OPEN', dueOn: null }, TODAY)).toBe(false);
});

it('counts the items needed before the surgery', () => {
  const items = [
    { kind: 'CONSENT', state: 'DONE', dueOn: '2026-11-01' },
    { kind: 'IMPLANTS', state: 'NOT_NEEDED', dueOn: '2026-11-01' },
    { kind: 'DEPOSIT', state: 'OPEN', dueOn: '2026-11-25' },
    { kind: 'THEATRE', state: 'OPEN', dueOn: '2026-11-24' },
    { kind: 'POST_OP', state: 'OPEN', dueOn: '2026-11-01' },
  ] as const;
  expect(calculateReadiness(items, TODAY)).toEqual({
    state: 'MISSING',
    ready: 1,
    total: 3,
    overdue: 0,
    nextDueOn: '2026-11-24',
  });
  expect(calculateReadiness(items, '2026-11-25')).toMatchObject({ state: 'OVERDUE', overdue: 1 });
});

it('is READY exactly when no needed item is open', () => {
  forAll(fc.array(item), (items) => {
    const { state, ready, total, overdue } = calculateReadiness(items, TODAY);
    expect(state === 'READY').toBe(ready === total);
    expect(state === 'OVERDUE').toBe(overdue > 0);
    expect(overdue).toBeLessThanOrEqual(total - ready);
  });
});

it('never becomes less ready when an item is done', () => {
  forAll(fc.array(item, { minLength: 1 }), fc.nat(), (items, at) => {
    const done = items.map((one, place) =>
      place === at % items.length && one.state === 'OPEN' ? { ...one, state: 'DONE' as const } : one,
    );
    expect(calculateReadiness(done, TODAY).ready).toBeGreaterThanOrEqual(
      calculateReadiness(items, TODAY).ready,
    );
    expect(calculateReadiness(done, TODAY).overdue).toBeLessThanOrEqual(
      calculateReadiness(items, TODAY).overdue,
    );
  });
});
