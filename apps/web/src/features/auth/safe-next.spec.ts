import fc from 'fast-check';
import { safeNext } from './safe-next';

it.each([
  ['/clients?search=x', '/clients?search=x'],
  ['/quotes/view/7#story', '/quotes/view/7#story'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['clients', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\n/evil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['/clients/..//evil.example', '/dashboard'],
])('maps the target %j to %s', (next, target) => {
  expect(safeNext(next)).toBe(target);
});

it('never leaves the site, for any input', () => {
  const part = fc.constantFrom('/', '\\', '\t', '\n', '.', '..', '@', ':', 'evil.example', '?', '#', '%2f');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = safeNext(`/${parts.join('')}`);
      expect(new URL(target, 'https://practice.example').origin).toBe('https://practice.example');
    }),
  );
});
