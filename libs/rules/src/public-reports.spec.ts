import fc from 'fast-check';
import { buildDiscreetInitials } from './names';
import { normalisePhone } from './phone';
import { searchKey } from './search-key';
import { normaliseSearchText } from './search-text';
import { forAll } from './for-all.suite';

// Inputs that users of comparable products reported publicly, each with its closest variants. All people are fictitious.

const stored = (typed: string, country: 'AU' | 'NZ' = 'AU') => {
  const phone = normalisePhone(typed, country);
  return phone.ok ? phone.value : 'refused';
};
const isFound = (query: string, key: string) =>
  normaliseSearchText(query)
    .split(' ')
    .every((word) => key.includes(word));

describe('phone numbers as files and people write them', () => {
  it.each([
    ['+64 21 123 4567', '+64211234567'],
    ['+44 7700 900123', '+447700900123'],
    ['+1 415 555 2671', '+14155552671'],
    ['0011 64 21 123 4567', '+64211234567'],
    ['+65 8123 4567', '+6581234567'],
    ['+86 138 0013 8000', '+8613800138000'],
  ])('accept %s in Australia and New Zealand alike', (typed, number) => {
    expect([stored(typed, 'AU'), stored(typed.replace(/^0011/, '00'), 'NZ')]).toEqual([number, number]);
  });

  it('are the same number however they are spaced', () => {
    const spaced = fc
      .tuple(
        fc.constantFrom('0', '+61', '0011 61 '),
        fc.array(fc.constantFrom('', ' ', '-', '\u200e'), { minLength: 9, maxLength: 9 }),
      )
      .map(
        ([prefix, between]) => prefix + Array.from('412345678', (digit, at) => digit + between[at]).join(''),
      );
    forAll(spaced, (typed) => expect(stored(typed)).toBe('+61412345678'));
  });
});

describe('names', () => {
  it('never reveal a whole name in discreet initials', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
    forAll(name, name, (firstName, lastName) => {
      const told = buildDiscreetInitials({ firstName, lastName });
      const letters = (text: string) =>
        Array.from(text.normalize('NFC').toUpperCase().matchAll(/\p{L}/gu)).join('');
      for (const whole of [letters(firstName), letters(lastName)].filter(Boolean))
        expect((told ?? '').split('.')).not.toContain(whole);
    });
  });
});

describe('search', () => {
  it.each([
    ['王小明', '小明', '王'],
    ['小明王', '小明', '王'],
    ['王', '小明', '王'],
    ['Money, Mona', 'Mona', 'Money'],
    ['mona money', 'Mona', 'Money'],
    ['jeanluc', 'Jean-Luc', 'Picard'],
    ['o’brien', 'Siobhán', "O'Brien"],
  ])('for %s finds the person', (query, firstName, lastName) => {
    const [first, last] = [searchKey(firstName), searchKey(lastName)];
    const joined = [first, last].map((name) => name.replace(/[ -]+/g, ''));
    const key = [first, last, ...joined, joined.join(''), joined.toReversed().join('')].join(' ');
    expect(isFound(query, key)).toBe(true);
  });
});
