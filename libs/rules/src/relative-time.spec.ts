import fc from 'fast-check';
import { formatRelativeTime } from './relative-time';
import { forAll } from './for-all.suite';

const now = new Date('2026-11-20T05:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

describe('formatRelativeTime', () => {
  it.each([
    [0, 'Just now'],
    [59.999, 'Just now'],
    [-300, 'Just now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [7 * 86_400 - 1, '6 days ago'],
    [7 * 86_400, '13 Nov 2026'],
  ])('shows %d seconds ago as %s', (seconds, expected) =>
    expect(formatRelativeTime(ago(seconds), now)).toBe(expected),
  );

  it('reads ISO text and shows the date in the time zone of the practice', () => {
    expect(formatRelativeTime('2026-11-20T04:58:00.000Z', now)).toBe('2 minutes ago');
    expect(formatRelativeTime('2026-06-30T14:30:00Z', now)).toBe('1 July 2026');
    expect(formatRelativeTime('2026-06-30T14:30:00Z', now, 'en-AU', 'Australia/Perth')).toBe('30 June 2026');
  });

  it('reports an unreadable time', () => {
    expect(formatRelativeTime('yesterday-ish', now)).toBe('Unknown time');
    expect(formatRelativeTime('', now)).toBe('Unknown time');
    expect(formatRelativeTime(new Date(Number.NaN), now)).toBe('Unknown time');
  });

  it('always returns some text', () => {
    forAll(fc.date(), (from) => expect(formatRelativeTime(from, now).length).toBeGreaterThan(0));
  });
});
