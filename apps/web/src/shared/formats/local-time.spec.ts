import { localTimeOn } from '@quillcare/rules';
import { localTimeOf } from './local-time';

it.each([
  ['2026-12-01T07:30', 'Australia/Sydney'],
  ['2026-07-01T00:05', 'Pacific/Auckland'],
  ['2026-04-05T13:00', 'Australia/Adelaide'],
])('converts %s in %s to an instant and back without change', (local, zone) => {
  const instant = localTimeOn(local.slice(0, 10), local.slice(11), zone).toISOString();
  expect(localTimeOf(instant, zone)).toBe(local);
});
