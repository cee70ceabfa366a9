import fc from 'fast-check';
import {
  afterFailedAttempt,
  FREE_ATTEMPTS,
  secondsUntilNextAttempt,
  waitMinutesAfter,
  formatWait,
  type FailedAttempts,
} from './attempt-limit';

const now = new Date('2026-11-21T02:00:00Z');
const MINUTE = 60_000;
const DAY_MS = 86_400_000;

function guess(times: number): ReturnType<typeof afterFailedAttempt>[] {
  const seen: ReturnType<typeof afterFailedAttempt>[] = [];
  let state: FailedAttempts | null = null;
  for (let count = 0; count < times; count += 1) {
    const next = afterFailedAttempt(state, now);
    seen.push(next);
    state = next;
  }
  return seen;
}

describe('limit of wrong codes', () => {
  it('allows five attempts, and then imposes waits of 1, 2, 4, 8 and at most 15 minutes', () => {
    const waits = guess(12).map((state) => secondsUntilNextAttempt(state, now) / 60);
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15]);
  });

  it('alerts the owner once, when the first wait begins', () => {
    expect(guess(12).map(({ beginsBlock }) => beginsBlock)).toEqual(
      Array.from({ length: 12 }, (_, at) => at === FREE_ATTEMPTS - 1),
    );
  });

  it('imposes exactly the stored wait', () => {
    const state = { failures: 5, blockedUntil: new Date(now.getTime() + MINUTE) };
    expect(secondsUntilNextAttempt(state, new Date(now.getTime() + 59_001))).toBe(1);
    expect(secondsUntilNextAttempt(state, new Date(now.getTime() + MINUTE))).toBe(0);
    expect(secondsUntilNextAttempt(null, now)).toBe(0);
  });

  it('never imposes more than 15 minutes, whatever the number of attempts', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (failures) => {
        const wait = waitMinutesAfter(failures);
        expect(wait).toBeLessThanOrEqual(15 * MINUTE);
        expect(wait).toBeGreaterThanOrEqual(waitMinutesAfter(failures - 1));
      }),
    );
  });

  it('leaves almost no chance of guessing a code, even round the clock', () => {
    const triesADay = DAY_MS / waitMinutesAfter(100);
    // Codes of three time steps are valid at any time.
    expect((triesADay * 3) / 1_000_000).toBeLessThan(0.0003);
  });

  it('describes the wait in words', () => {
    expect([1, 60, 61, 900].map(formatWait)).toEqual(['a minute', 'a minute', '2 minutes', '15 minutes']);
  });
});
