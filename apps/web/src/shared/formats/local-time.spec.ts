import { toInstant } from '@quillcare/rules';
import { toLocalTime } from './local-time';

it.each([
  ['2026-12-01T07:30', 'Australia/Sydney'],
  ['2026-10-05T00:00', 'Australia/Sydney'],
  ['2026-07-01T00:05', 'Pacific/Auckland'],
  ['2026-04-05T13:00', 'Australia/Adelaide'],
])('converts %s in %s to an instant and back without change', (local, zone) => {
  const instant = toInstant(local.slice(0, 10), local.slice(11), zone).toISOString();
  expect(toLocalTime(instant, zone)).toBe(local);
});
