import { suggestPasskeyName } from './passkey-name';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0'],
  ['Mac', MAC],
  ['Windows computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0'],
  ['Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36'],
  ['Linux computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Passkey', 'something else'],
])('suggests the device as the passkey’s name: %s', (name, userAgent) => {
  expect(suggestPasskeyName(userAgent, [])).toBe(name);
});

it('recognises a tablet that identifies itself as a computer', () => {
  expect(suggestPasskeyName(MAC, [], true)).toBe('iPad');
});

it('suggests no name that is already taken', () => {
  expect(suggestPasskeyName(MAC, ['Mac', 'Mac 2', 'Work key'])).toBe('Mac 3');
});
