import fc from 'fast-check';
import { maskedAddress } from './masked-address';

it.each([
  ['hana@example.com', 'h…a@example.com'],
  ['ab@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"odd@name"@example.com', '"…"@example.com'],
  ['nonsense', '…'],
  ['', '…'],
])('masks %s as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it('never shows more than two characters of the local part', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const shown = maskedAddress(address);
      expect([...shown.slice(0, shown.lastIndexOf('@'))].length).toBeLessThanOrEqual(3);
    }),
  );
});
