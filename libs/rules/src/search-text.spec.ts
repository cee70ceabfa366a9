import fc from 'fast-check';
import { searchKey } from './search-key';
import { normaliseSearchText } from './search-text';
import { forAll } from './for-all.suite';

describe('normaliseSearchText', () => {
  it.each([
    ['  Nguyễn  Minh ', 'nguyen minh'],
    ["O'Brien, Mary", 'obrien mary'],
    ['O’Brien', 'obrien'],
    ['Ngāpō', 'ngapo'],
    ['“Jane Doe”', 'jane doe'],
    ['jane@example.com', 'jane@example.com'],
    ['Q-2026-000123', 'q-2026-000123'],
    ['2026-000123', '2026000123'],
    ['000123', '000123'],
    ['smith 0412 345 678', 'smith 412345678'],
    ['+61 412 345 678 smith', 'smith 412345678'],
    ['12/03/1984', '19840312'],
    ['12/3/84', '840312'],
    ['1984-03-12', '19840312'],
    ['12.3.1984 smith', 'smith 19840312'],
    ['smith 12 Mar 1984', 'smith 19840312'],
    ['13 12 34', '131234'],
    ['12/13/1984', '12/13/1984'],
    ['Money, Mona', 'money mona'],
    ['0011 44 7700 900123', '447700900123'],
    ['---', ''],
    ['', ''],
  ])('for "%s" is "%s"', (typed, expected) => expect(normaliseSearchText(typed)).toBe(expected));

  it.each(['(04) 1234 5678', '0412 345'])('finds an Australian number typed as %s', (typed) =>
    expect(searchKey('Jane', '+61412345678')).toContain(normaliseSearchText(typed)),
  );

  it('finds each number however it is grouped or prefixed', () => {
    const country = fc.constantFrom('61', '64');
    const national = fc.stringMatching(/^[2-478]\d{8}$/);
    const separator = fc.constantFrom('', ' ', '-', '.');
    const prefix = fc.constantFrom('', '0', '+C', '00C', '+C (0)', '+C ', 'C');
    forAll(country, national, separator, prefix, (code, digits, between, before) => {
      const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
      const typed = before.replace('C', code) + groups.join(between);
      expect(searchKey('Jane', `+${code}${digits}`)).toContain(normaliseSearchText(typed));
    });
  });
});
