import fc from 'fast-check';
import { normaliseBusinessNumber, isAbn, isNzbn } from './business-number';
import { forAll } from '../for-all.suite';

it.each(['51 824 753 556', '53004085616'])('accepts %s as an ABN', (text) => expect(isAbn(text)).toBe(true));
it.each(['51 824 753 557', '00000000000', '5182475355', '', 'abc'])('rejects %s as an ABN', (text) =>
  expect(isAbn(text)).toBe(false),
);
it.each(['9429000106078', '94 2904 1561 213'])('reads %s as digits only', (text) =>
  expect(normaliseBusinessNumber(text)).toMatch(/^94\d{11}$/),
);

it('detects any wrong digit in an ABN or NZBN', () => {
  const place = fc.nat(12);
  const other = fc.integer({ min: 1, max: 9 });
  const slip = (digits: string, at: number, by: number) =>
    digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
  expect(isNzbn('9429000106078')).toBe(true);
  forAll(place, other, (at, by) => {
    expect(isNzbn(slip('9429000106078', at, by))).toBe(false);
    expect(isAbn(slip('51824753556', at % 11, by))).toBe(false);
  });
});
