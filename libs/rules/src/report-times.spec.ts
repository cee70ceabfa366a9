import fc from 'fast-check';
import {
  averageMinutes,
  medianMinutes,
  EMPTY_TIME_FIGURES,
  shareWithinDay,
  TIME_CLASS_BOUNDS,
  findTimeClass,
} from './report-times';
import { forAll } from './for-all.suite';

const figuresOf = (times: readonly number[]) => ({
  count: times.length,
  minutes: times.reduce((sum, minutes) => sum + minutes, 0),
  classes: EMPTY_TIME_FIGURES.classes.map(
    (_none, at) => times.filter((minutes) => findTimeClass(minutes) === at).length,
  ),
});

it('puts a boundary time in the next class', () => {
  for (const [at, bound] of TIME_CLASS_BOUNDS.entries()) {
    expect(findTimeClass(bound - 1)).toBe(at);
    expect(findTimeClass(bound)).toBe(at + 1);
  }
});

it('returns null without cases', () => {
  expect([
    averageMinutes(EMPTY_TIME_FIGURES),
    medianMinutes(EMPTY_TIME_FIGURES),
    shareWithinDay(EMPTY_TIME_FIGURES),
  ]).toEqual([null, null, null]);
});

it('agrees with the actual times', () => {
  const times = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 });
  forAll(times, (given) => {
    const figures = figuresOf(given);
    const below = (bound: number) => given.filter((minutes) => minutes < bound).length;
    const half = medianMinutes(figures);
    expect(half).toBe(TIME_CLASS_BOUNDS.find((bound) => below(bound) * 2 >= given.length) ?? null);
    expect(shareWithinDay(figures)).toBeCloseTo(below(1_440) / given.length);
    expect(averageMinutes(figures)).toBeCloseTo(figures.minutes / given.length);
  });
});
