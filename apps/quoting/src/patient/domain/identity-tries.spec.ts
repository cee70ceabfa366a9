import fc from 'fast-check';
import { FORGIVEN_TRIES, isLocked, recentTries, sameDateOfBirth, secondsToWait } from './identity-tries';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

describe('wrong attempts', () => {
  it('are allowed five times in a quarter of an hour', () => {
    expect(secondsToWait([1, 2, 3, 4].map(minutesAgo), NOW)).toBeNull();
    expect(secondsToWait([1, 2, 3, 4, 10].map(minutesAgo), NOW)).toBe(300);
    expect(secondsToWait([1, 2, 3, 4, 15].map(minutesAgo), NOW)).toBeNull();
    expect(recentTries([1, 15, 20].map(minutesAgo), NOW)).toEqual([minutesAgo(1)]);
  });

  it('impose no longer a wait than needed', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 20 }), (ages) => {
        const tries = ages.map(minutesAgo);
        const wait = secondsToWait(tries, NOW);
        expect(wait !== null).toBe(recentTries(tries, NOW).length >= FORGIVEN_TRIES);
        if (wait !== null) expect(secondsToWait(tries, new Date(NOW.getTime() + wait * 1000))).toBeNull();
      }),
    );
  });
});

it('lock a link at the tenth, regardless of the time between them', () => {
  expect([0, 5, 9, 10, 11].map(isLocked)).toEqual([false, false, false, true, true]);
});

it('compares dates of birth exactly', () => {
  expect(sameDateOfBirth('1984-02-29', '1984-02-29')).toBe(true);
  for (const other of ['1984-02-28', '', '1984-02-29 '])
    expect(sameDateOfBirth(other, '1984-02-29')).toBe(false);
});
