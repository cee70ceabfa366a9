import fc from 'fast-check';
import { searchKey } from './search-key';
import { forAll } from './for-all.suite';

describe('searchKey', () => {
  it.each([
    [['Nguyễn'], 'nguyen'],
    [['Ngāpō'], 'ngapo'],
    [["O'Brien"], 'obrien'],
    [['O’Brien'], 'obrien'],
    [['Đặng Øster Łukasz'], 'dang oster lukasz'],
    [['O´Brien'], 'obrien'],
    [['Kaʻahumanu'], 'kaahumanu'],
    [['Smith\u2011Jones'], 'smith-jones'],
    [['Smith–Jones'], 'smith-jones'],
    [['Ng\u200bata'], 'ngata'],
    [['Straße'], 'strasse'],
    [['  Te   Ariki ', null, undefined, '', 'Ngāpō'], 'te ariki ngapo'],
    [['Jane@Example.com'], 'jane@example.com'],
    [['0412 345 678'], '0412345678'],
    [['(02) 9876-5432'], '0298765432'],
    [['+61412345678'], '61412345678 0412345678'],
    [['Q-2026-000123'], 'q-2026-000123'],
    [['İstanbul'], 'istanbul'],
  ])('for %j is %j', (parts, expected) => expect(searchKey(...parts)).toBe(expected));

  it.each(['0412 345', '+61 412 345', '0412345678', '+61412345678', '412 345 678', "o'b"])(
    'finds what is typed in part: %s',
    (typed) => expect(searchKey('Jane', "O'Brien", '+61412345678')).toContain(searchKey(typed)),
  );

  it('is idempotent', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      const key = searchKey(text);
      if (!/^\+?6[14]/.test(text.trim())) expect(searchKey(key)).toBe(key);
    });
  });

  it('ignores case and the encoding of accents', () => {
    forAll(fc.constantFrom('Nguyễn', 'Ngāpō', 'Šárka', 'Ānika', 'José'), (name) => {
      expect(searchKey(name.normalize('NFD'))).toBe(searchKey(name.normalize('NFC')));
      expect(searchKey(name.toUpperCase())).toBe(searchKey(name));
    });
  });
});
