import fc from 'fast-check';
import { minutesLeft, nextChange, toldAt } from './minutes-left';

const END = '2026-11-20T01:30:00.000Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

it('counts the minutes left, rounded up, down to 0', () => {
  expect(minutesLeft(END, at('01:00:00.000'))).toBe(30);
  expect(minutesLeft(END, at('01:02:59.999'))).toBe(28);
  expect(minutesLeft(END, at('01:29:59.999'))).toBe(1);
  expect(minutesLeft(END, at('01:30:00.000'))).toBe(0);
  expect(minutesLeft(END, at('09:00:00.000'))).toBe(0);
});

it('predicts exactly when the number of minutes changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('00:00:00.000'), max: at('01:29:59.000') }), (now) => {
      const wait = nextChange(END, now);
      expect(minutesLeft(END, now + wait)).toBe(minutesLeft(END, now) - 1);
      expect(minutesLeft(END, now + wait - 1)).toBe(minutesLeft(END, now));
    }),
  );
});

it.each([
  [30, null],
  [10, 10],
  [7, 10],
  [5, 5],
  [2, 5],
  [1, 1],
  [0, null],
])('maps %s minutes left to the announcement threshold %s', (minutes, told) => {
  expect(toldAt(minutes)).toBe(told);
});
