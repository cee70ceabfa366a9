import { safeNext } from './safe-next';

it.each([
  ['/clients?search=x', '/clients?search=x'],
  [null, '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
])('goes from %s to %s', (next, target) => {
  expect(safeNext(next)).toBe(target);
});
