import { startupOf, type Counts } from './startup';

const nothing: Counts = { doctor: 0, hospital: 0, surgery: 0, client: 0, quote: 0 };
const states = (counts: Partial<Counts>) =>
  startupOf({ ...nothing, ...counts }).steps.map(({ state }) => state);

it('starts with the doctor', () => {
  expect(states({})).toEqual(['next', 'open', 'open', 'open']);
  expect(startupOf(nothing)).toMatchObject({ done: 0, isComplete: false, hasQuoted: false });
});

it('accepts steps in any order, and marks the first missing one as next', () => {
  expect(states({ doctor: 2, surgery: 1 })).toEqual(['done', 'next', 'done', 'open']);
});

it('is complete with one record of each kind', () => {
  expect(startupOf({ doctor: 1, hospital: 1, surgery: 1, client: 30_000, quote: 1 })).toMatchObject({
    done: 4,
    isComplete: true,
    hasQuoted: true,
  });
});

it('treats an unknown count as not done', () => {
  expect(states({ doctor: null })[0]).toBe('next');
});
