import { stateOf } from './announcement-state';

const NOW = new Date('2026-11-20T08:00:00Z');
const at = (scheduledAt: string | null, expiresAt: string | null, isActive = true) =>
  stateOf({ scheduledAt, expiresAt, isActive }, NOW);

it('is a draft until published, then scheduled, shown or ended by its dates', () => {
  expect(at(null, null, false)).toBe('DRAFT');
  expect(at(null, null)).toBe('SHOWN');
  expect(at('2026-11-20T08:00:00Z', '2026-11-20T08:00:01Z')).toBe('SHOWN');
  expect(at('2026-11-20T08:00:01Z', null)).toBe('SCHEDULED');
  expect(at(null, '2026-11-20T08:00:00Z')).toBe('ENDED');
});
