import fc from 'fast-check';
import { csvLine } from './csv/csv-line';
import { parseImportBoolean, parseImportDate } from './csv/parse-values';
import { discreetInitials } from './names';
import { normaliseName } from './person-name';
import { normalisePhone } from './phone';
import { formatPhone } from './phone-text';
import { searchKey } from './search-key';
import { searchText } from './search-text';
import { readTypedDate } from './typed-date';

// Inputs that users of comparable products reported publicly, each with its closest variants. All people are fictitious.

const stored = (typed: string, country: 'AU' | 'NZ' = 'AU') => {
  const phone = normalisePhone(typed, country);
  return phone.ok ? phone.value : 'refused';
};
const isFound = (query: string, key: string) =>
  searchText(query)
    .split(' ')
    .every((word) => key.includes(word));

describe('phone numbers as files and people write them', () => {
  it.each([
    "'0412345678",
    '="0412345678"',
    '\u200e+61 412 345 678\u202c',
    '0011 61 412 345 678',
    // Variants with other markers, dialling prefixes and separators.
    "'+61412345678",
    '="+61 412 345 678"',
    '\u202a0412\u00a0345\u00a0678\u202c',
    '+61 (0)412 345 678',
    '(0412) 345-678',
    '0412.345.678',
    '61412345678',
  ])('read %j as an Australian mobile', (typed) => expect(stored(typed)).toBe('+61412345678'));

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

  it('never read a number of the other country as a local one', () => {
    expect(stored('021 123 4567', 'AU')).toBe('refused');
    expect(stored('0412 345 678', 'NZ')).toBe('refused');
  });

  it('are displayed as dialled and exported in international form', () => {
    expect(formatPhone('+61295550100', 'AU')).toBe('(02) 9555 0100');
    expect(formatPhone('+61424555033', 'AU')).toBe('0424 555 033');
    expect(formatPhone('+61424555033', 'NZ')).toBe('+61 424 555 033');
    expect(csvLine(['+61412345678', '-284.50', '=1+1', '+61412345678;'])).toBe(
      "+61412345678,-284.50,'=1+1,'+61412345678;\r\n",
    );
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
    fc.assert(fc.property(spaced, (typed) => expect(stored(typed)).toBe('+61412345678')));
  });
});

describe('names', () => {
  it.each(['ශ්‍රී', 'පෙරේරා', 'علی‌رضا', 'क्‍ष', 'അവന്‍', 'Anna 👩‍⚕️'])(
    'keep %s character for character',
    (name) => {
      expect(normaliseName(name)).toEqual({ ok: true, value: name });
    },
  );

  it.each(['Ma\u200dry', 'Ma\u200cry', '\u200dMary', 'Mary\u200d', 'Ma\u200bry', '\u202eMary'])(
    'lose invisible characters: %j',
    (name) =>
      expect(normaliseName(name).ok && normaliseName(name)).toMatchObject({
        value: name.replace(/[^a-z]/gi, ''),
      }),
  );

  it.each([
    ['华', '聂'],
    ['김', '민준'],
    ['A', 'Nguyen'],
    ['Mary', 'O'],
  ])('have no discreet initials for %s %s, as they would reveal a whole name', (firstName, lastName) => {
    expect(discreetInitials({ firstName, lastName })).toBeNull();
  });

  it('never reveal a whole name in discreet initials', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const told = discreetInitials({ firstName, lastName });
        const letters = (text: string) =>
          Array.from(text.normalize('NFC').toUpperCase().matchAll(/\p{L}/gu)).join('');
        for (const whole of [letters(firstName), letters(lastName)].filter(Boolean))
          expect((told ?? '').split('.')).not.toContain(whole);
      }),
    );
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

describe('dates', () => {
  it.each([
    '12 Mar 1984',
    '12-03-1984',
    '12.03.1984',
    '1984-03-12 00:00:00',
    '12/03/1984 0:00',
    '12-Mar-1984',
    '12 March 1984',
    '12th March 1984',
    'March 12, 1984',
    '1984/3/12',
    ' 12 / 03 / 1984 ',
    '１９８４年３月１２日'.normalize('NFKC'),
    '\u200e12/03/1984',
  ])('read %j in a file as 12 March 1984', (typed) => {
    expect(parseImportDate(typed)).toEqual({ ok: true, value: '1984-03-12' });
  });

  it.each(['31/02/1984', '12/13/1984', '12 Mai 1984', '12/03/84', '12/03/1984 14:30'])(
    'reject %j in a file as invalid or ambiguous',
    (typed) => expect(parseImportDate(typed).ok).toBe(false),
  );

  it('treat 0/0/00, Outlook’s empty date, as an empty cell', () => {
    expect(parseImportDate('0/0/00')).toEqual({ ok: true, value: '' });
  });

  it.each(['1 January 1980', '1 Jan 1980', '01/01/1980', ' 01 01 1980', '1 1 1980'])(
    'read %j on the patient’s page as 1 January 1980',
    (typed) => {
      expect(readTypedDate(typed)).toEqual({ iso: '1980-01-01' });
    },
  );

  it('ask about a two-digit year', () => {
    expect(readTypedDate('1/1/80')).toEqual({ shortYear: '80', month: 1, day: 1 });
  });
});

it.each([
  ['Y', true],
  ['Active', true],
  ['TRUE', true],
  ['x', true],
  ['yes', true],
  ['N', false],
  ['inactive', false],
  ['0', false],
])('reads the flag %s of a file as %s', (text, flag) => expect(parseImportBoolean(text)).toBe(flag));
