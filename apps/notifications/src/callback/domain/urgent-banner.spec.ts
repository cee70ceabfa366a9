import { shownAnnouncement } from '@quillcare/contracts';
import { isDismissed, buildUrgentBanner } from './urgent-banner';

const USER = '01a1fa25-0000-7000-8000-00000000000a';

it.each([
  [{ mine: 1, unassigned: 0 }, '1 callback is long overdue.', '1 is yours.'],
  [{ mine: 0, unassigned: 1 }, '1 callback is long overdue.', '1 is unassigned.'],
  [{ mine: 2, unassigned: 3 }, '5 callbacks are long overdue.', '2 are yours. 3 are unassigned.'],
])('describes the long overdue callbacks of %o', (counts, title, message) => {
  const banner = buildUrgentBanner(USER, counts);
  expect(banner).toMatchObject({ title, message, source: 'SYSTEM', priority: 'HIGH' });
  expect(shownAnnouncement.parse(banner)).toEqual(banner);
});

it('shows no banner if no callback is long overdue', () => {
  expect(buildUrgentBanner(USER, { mine: 0, unassigned: 0 })).toBeNull();
});

it.each([
  ['later that day', 3, '2026-11-23T06:00:00Z', true],
  ['if fewer are left', 2, '2026-11-23T06:00:00Z', true],
  ['if one more is waiting', 4, '2026-11-23T06:00:00Z', false],
  ['the next morning', 3, '2026-11-23T22:00:00Z', false],
])('decides whether the banner stays dismissed: %s', (_when, mine, now, isAway) => {
  const dismissal = { at: new Date('2026-11-22T22:30:00Z'), callbacks: 3 };
  const counts = { mine, unassigned: 0 };
  expect(isDismissed(dismissal, counts, new Date(now), 'Australia/Sydney')).toBe(isAway);
});
