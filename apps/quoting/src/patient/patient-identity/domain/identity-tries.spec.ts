import fc from 'fast-check';
import { CODE_REQUESTS, isLocked, recentTries, secondsToWait } from './identity-tries';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

describe('wrong identification attempts', () => {
  it('are limited to five in 15 minutes', () => {
    expect(secondsToWait([1, 2, 3, 4].map(minutesAgo), NOW)).toBeNull();
    expect(secondsToWait([1, 2, 3, 4, 10].map(minutesAgo), NOW)).toBe(300);
    expect(secondsToWait([1, 2, 3, 4, 15].map(minutesAgo), NOW)).toBeNull();
    expect(recentTries([1, 15, 20].map(minutesAgo), NOW)).toEqual([minutesAgo(1)]);
  });

  it('impose exactly the wait needed', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 20 }), (ages) => {
        const tries = ages.map(minutesAgo);
        const wait = secondsToWait(tries, NOW);
        expect(wait !== null).toBe(recentTries(tries, NOW).length >= 5);
        if (wait !== null) expect(secondsToWait(tries, new Date(NOW.getTime() + wait * 1000))).toBeNull();
      }),
    );
  });
});

describe('requests for codes', () => {
  const wait = (ages: number[]) => secondsToWait(ages.map(minutesAgo), NOW, CODE_REQUESTS);

  it('are limited to three in 15 minutes and ten in a day', () => {
    expect(wait([1, 2])).toBeNull();
    expect(wait([1, 2, 5])).toBe(600);
    expect(wait([1, 2, 15])).toBeNull();
    const spread = Array.from({ length: 10 }, (_, n) => 60 * (n + 1));
    expect(wait(spread)).toBe((24 - 10) * 3600);
    expect(wait(spread.slice(1))).toBeNull();
    expect(recentTries(spread.map(minutesAgo), NOW, CODE_REQUESTS)).toHaveLength(10);
  });

  it('never exceed either limit, whatever their timing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 * 3_600 }), { maxLength: 60 }), (pauses) => {
        const granted: number[] = [];
        let at = NOW.getTime();
        for (const pause of pauses) {
          at += pause * 1000;
          const asked = granted.map((instant) => new Date(instant).toISOString());
          if (secondsToWait(asked, new Date(at), CODE_REQUESTS) === null) granted.push(at);
        }
        for (const { max, windowSeconds } of CODE_REQUESTS)
          for (const last of granted)
            expect(
              granted.filter((instant) => instant <= last && instant > last - windowSeconds * 1000).length,
            ).toBeLessThanOrEqual(max);
      }),
    );
  });
});

it('locks a link at the tenth wrong attempt', () => {
  expect([0, 5, 9, 10, 11].map(isLocked)).toEqual([false, false, false, true, true]);
});
