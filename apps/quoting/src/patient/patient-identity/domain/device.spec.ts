import fc from 'fast-check';
import { deviceOf } from './device';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${SAFARI}`, 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${SAFARI}`, 'iPad'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Android phone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Android phone'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X910) ${CHROME} Safari/537.36`, 'Android tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Windows computer'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux computer'],
  ['curl/8.9.1', 'Other device'],
  ['', 'Other device'],
])('classifies the user agent %s as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it('reveals nothing of a user agent but its kind of device', () => {
  const kinds = new Set(['iPhone', 'iPad', 'Android phone', 'Android tablet', 'Windows computer', 'Mac']);
  for (const rest of ['Chromebook', 'Linux computer', 'Other device']) kinds.add(rest);
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (userAgent) => {
      expect(kinds.has(deviceOf(userAgent))).toBe(true);
    }),
  );
});
