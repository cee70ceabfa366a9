import fc from 'fast-check';
import { averageTime, halfWithin, NO_TIMES, shareWithinDay, TIME_BOUNDS, timeClassOf } from './report-times';

const figuresOf = (times: readonly number[]) => ({
  count: times.length,
  minutes: times.reduce((sum, minutes) => sum + minutes, 0),
  classes: NO_TIMES.classes.map((_none, at) => times.filter((minutes) => timeClassOf(minutes) === at).length),
});

it('puts a boundary time in the next class', () => {
  for (const [at, bound] of TIME_BOUNDS.entries()) {
    expect(timeClassOf(bound - 1)).toBe(at);
    expect(timeClassOf(bound)).toBe(at + 1);
  }
});

it('returns null without cases', () => {
  expect([averageTime(NO_TIMES), halfWithin(NO_TIMES), shareWithinDay(NO_TIMES)]).toEqual([null, null, null]);
});

it('agrees with the actual times', () => {
  const times = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(times, (given) => {
      const figures = figuresOf(given);
      const below = (bound: number) => given.filter((minutes) => minutes < bound).length;
      const half = halfWithin(figures);
      expect(half).toBe(TIME_BOUNDS.find((bound) => below(bound) * 2 >= given.length) ?? null);
      expect(shareWithinDay(figures)).toBeCloseTo(below(1_440) / given.length);
      expect(averageTime(figures)).toBeCloseTo(figures.minutes / given.length);
    }),
  );
});
