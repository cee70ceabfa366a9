import fc from 'fast-check';
import { searchKey } from './search-key';
import { normaliseSearchText } from './search-text';

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

  it.each([
    '+61 412 345 678',
    '0412 345 678',
    '0412345678',
    '412345678',
    '+61 (0)412 345 678',
    '0061 412 345 678',
    '61412345678',
    '(04) 1234 5678',
    '0412-345-678',
    '0412.345.678',
    '0412 345',
  ])('finds an Australian number typed as %s', (typed) =>
    expect(searchKey('Jane', '+61412345678')).toContain(normaliseSearchText(typed)),
  );

  it.each([
    '+64 21 123 4567',
    '021 123 4567',
    '0211234567',
    '211234567',
    '0064211234567',
    '64211234567',
    '021-123-4567',
  ])('finds a New Zealand number typed as %s', (typed) =>
    expect(searchKey('Aroha', '+64211234567')).toContain(normaliseSearchText(typed)),
  );

  it('finds each number however it is grouped or prefixed', () => {
    const national = fc.stringMatching(/^[2-478]\d{8}$/);
    const separator = fc.constantFrom('', ' ', '-', '.');
    const prefix = fc.constantFrom('', '0', '+61', '0061', '+61 (0)', '+61 ', '61');
    fc.assert(
      fc.property(national, separator, prefix, (digits, between, before) => {
        const typed = `${before}${digits.slice(0, 3)}${between}${digits.slice(3, 6)}${between}${digits.slice(6)}`;
        expect(searchKey('Jane', `+61${digits}`)).toContain(normaliseSearchText(typed));
      }),
    );
  });
});
