import { exportDeadline, mayEnter } from './closing';

describe('access to a practice', () => {
  const now = new Date('2026-11-28T02:00:00Z');
  const closed = { isActive: false, exportUntil: exportDeadline(now, 'Australia/Sydney') };
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it.each([
    ['is open to everyone while it is active', { isActive: true, exportUntil: null }, 'USER', 0, true],
    ['is open to administrators on the day of closing', closed, 'ORG_ADMIN', 0, true],
    ['is open to administrators until the end of the 30th day', closed, 'ORG_ADMIN', 30.4, true],
    ['is denied to administrators after that day', closed, 'ORG_ADMIN', 30.5, false],
    ['is denied to everyone else once it is closed', closed, 'SALES_MANAGER', 0, false],
    [
      'is denied to everyone if it was shut at once',
      { isActive: false, exportUntil: null },
      'ORG_ADMIN',
      0,
      false,
    ],
  ] as const)('%s', (_, doors, role, days, may) => {
    expect(mayEnter(doors, { role }, after(days))).toBe(may);
  });
});
