import { exportDeadline, mayEnter } from './closing';

describe('who may enter a practice', () => {
  const now = new Date('2026-11-28T02:00:00Z');
  const closed = { isActive: false, exportUntil: exportDeadline(now, 'Australia/Sydney') };
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it.each([
    ['anybody while it is active', { isActive: true, exportUntil: null }, 'USER', 0, true],
    ['an administrator on the day of closing', closed, 'ORG_ADMIN', 0, true],
    ['an administrator until the end of the 30th day', closed, 'ORG_ADMIN', 30.4, true],
    ['an administrator after that day', closed, 'ORG_ADMIN', 30.5, false],
    ['nobody else of a closed one', closed, 'SALES_MANAGER', 0, false],
    ['nobody of one that was shut at once', { isActive: false, exportUntil: null }, 'ORG_ADMIN', 0, false],
  ] as const)('is %s', (_, doors, role, days, may) => {
    expect(mayEnter(doors, { role }, after(days))).toBe(may);
  });
});
