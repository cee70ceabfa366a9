import { isoOf } from '../fields/date-parts';
import { keyring } from './idempotency-key';

it('reuses the key while the same answer is retried', () => {
  let count = 0;
  const keyFor = keyring(() => `key-${(count += 1)}`);
  expect([keyFor('a'), keyFor('a'), keyFor('b'), keyFor('a')]).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

it('converts typed dates to ISO format', () => {
  expect(isoOf({ day: ' 7', month: '3', year: '1984' })).toBe('1984-03-07');
  expect(isoOf({ day: '', month: ' ', year: '' })).toBe('');
  expect(isoOf({ day: '1', month: 'January', year: '1980' })).toBe('1980-01-01');
  expect(isoOf({ day: '01/01/1980', month: '', year: '' })).toBe('1980-01-01');
});
