import fc from 'fast-check';
import {
  defaultOrganisationName,
  deriveNames,
  buildDiscreetInitials,
  fallbackOrganisationName,
  buildInitials,
  isLastName,
  isPlaceholderOrganisationName,
  splitName,
  titleCase,
} from './names';
import { forAll } from './for-all.suite';

describe('splitName', () => {
  it.each([
    ['jane.smith', 'Jane', 'Smith'],
    ['jane_van_dyk', 'Jane', 'Van Dyk'],
    ['JANE-SMITH', 'Jane', 'Smith'],
    ['Mary-Jane Watson', 'Mary-Jane', 'Watson'],
    ['Te Ariki Ngāpō', 'Te', 'Ariki Ngāpō'],
    ['jane', 'Jane', ''],
    ['', '', ''],
    [' .. ', '', ''],
  ])('splits %j', (text, firstName, lastName) => expect(splitName(text)).toEqual({ firstName, lastName }));
});

describe('deriveNames', () => {
  const email = 'jane.smith+test@example.com';

  it('keeps the given names', () => {
    expect(deriveNames({ email, firstName: ' Ānika ', lastName: 'Ng' })).toEqual({
      firstName: 'Ānika',
      lastName: 'Ng',
    });
  });

  it('derives a missing or one-letter last name from the full name, then the email', () => {
    expect(deriveNames({ email, firstName: 'Jo', lastName: 'x', name: 'Jo Brown' }).lastName).toBe('Brown');
    expect(deriveNames({ email, firstName: 'Jo', lastName: 'x', name: 'Jo' }).lastName).toBe('Smith');
    expect(deriveNames({ email })).toEqual({ firstName: 'Jane', lastName: 'Smith' });
  });

  it('prefers provider metadata to the email, and the full name to both', () => {
    const metadata = { firstName: 'Ana', lastName: 'te Rangi' };
    expect(deriveNames({ email, metadata })).toEqual({ firstName: 'Ana', lastName: 'te Rangi' });
    expect(deriveNames({ email, lastName: 'x', metadata }).lastName).toBe('te Rangi');
    expect(deriveNames({ email, name: 'Jo Brown', metadata })).toEqual({
      firstName: 'Jo',
      lastName: 'Brown',
    });
    expect(deriveNames({ email, metadata: { firstName: ' ', lastName: 'T' } })).toEqual({
      firstName: 'Jane',
      lastName: 'Smith',
    });
    expect(deriveNames({ email, metadata: { firstName: null } }).firstName).toBe('Jane');
  });

  it('never drops a given name, and is idempotent', () => {
    const maybe = fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }), { nil: undefined });
    const known = fc.record({ email: fc.emailAddress(), firstName: maybe, lastName: maybe, name: maybe });
    forAll(known, (person) => {
      const names = deriveNames(person);
      if (isLastName(person.lastName ?? '')) expect(names.lastName).toBe(person.lastName?.trim());
      if (person.firstName?.trim()) expect(names.firstName).toBe(person.firstName.trim());
      expect(deriveNames({ ...person, ...names })).toEqual(names);
    });
  });

  it('keeps a short last name if nothing can be derived', () => {
    expect(deriveNames({ email: 'jane@example.com', firstName: 'Jane', lastName: 'O' }).lastName).toBe('O');
    expect(deriveNames({ email: 'jane@example.com' })).toEqual({ firstName: 'Jane', lastName: '' });
  });
});

describe('titleCase', () => {
  it.each([
    ["o'brien", "O'Brien"],
    ['O’BRIEN', 'O’Brien'],
    ["O'Brien", "O'Brien"],
    ['mcdonald', 'McDonald'],
    ['McDonald', 'McDonald'],
    ['smith-jones', 'Smith-Jones'],
    ['Te Ariki te Rangi', 'Te Ariki te Rangi'],
    ['von der Leyen', 'von der Leyen'],
    ['nguyễn', 'Nguyễn'],
    ['ngāpō', 'Ngāpō'],
    ["jane's", "Jane's"],
    ['van der berg', 'van der Berg'],
    ['VON DER LEYEN', 'von der Leyen'],
    ['nguyen van anh', 'Nguyen Van Anh'],
    ['fa`alogo', 'Fa`alogo'],
    ['o`brien', 'O`Brien'],
    ['faʻalogo', 'Faʻalogo'],
    ['john smith iii', 'John Smith III'],
    ['HENRY WU IV', 'Henry Wu IV'],
    ['ivy', 'Ivy'],
    ['', ''],
    ['mary jane', 'Mary Jane'],
    ['ŉgwenya', 'ŉgwenya'],
  ])('turns %j into %j', (text, expected) => expect(titleCase(text)).toBe(expected));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(titleCase(titleCase(text))).toBe(titleCase(text)),
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('buildDiscreetInitials', () => {
  it.each([
    ['Siobhán', "O'Brien", 'S.O.'],
    ['ʻAna', 'Ngāpō', 'A.N.'],
    ['Mia', '', 'M.'],
    ['华', '聂', null],
    ['小明', '王', null],
    ['민준', '김', null],
    ['J', 'Smith', null],
    ['Mary', 'O', null],
    ['', '4', null],
  ])('for %s %s are %s', (firstName, lastName, expected) =>
    expect(buildDiscreetInitials({ firstName, lastName })).toBe(expected),
  );
});

describe('initials', () => {
  it.each([
    [['Te Ariki Ngāpō'], 'TN'],
    [['jane', "o'brien"], 'JO'],
    [['Ānika'], 'Ā'],
    [['ʻAna', 'Ngāpō'], 'AN'],
    [[''], '?'],
    [[null, undefined], '?'],
    [['  '], '?'],
  ])('of %j are %s', (parts, expected) => expect(buildInitials(...parts)).toBe(expected));
});

describe('organisation names', () => {
  it.each([
    ['no name', ['', '   ', null, undefined]],
    ['a name made of a person’s', ["Jane's Practice", "jane.smith's Organization", 'James’ Practice']],
    [
      'a name for any practice',
      ['Your Organization', 'Your Practice', 'Untitled', 'Untitled 3', 'Default organisation'],
    ],
  ])('count %s as a placeholder', (_what, names) =>
    expect(names.filter((name) => !isPlaceholderOrganisationName(name))).toEqual([]),
  );

  it.each(['Harbour Plastic Surgery', 'The Practice', 'Northside Organization', 'Yours Practice Pty Ltd'])(
    'count %j as a real name',
    (name) => expect(isPlaceholderOrganisationName(name)).toBe(false),
  );

  it('are generated if none is given, and recognised as generated', () => {
    expect(defaultOrganisationName('jane.smith@example.com')).toBe("jane.smith's Organization");
    expect(fallbackOrganisationName('jane.smith@example.com')).toBe("Jane Smith's Practice");
    expect(fallbackOrganisationName(null)).toBe('Your Practice');
    forAll(fc.emailAddress(), (email) => {
      expect(isPlaceholderOrganisationName(defaultOrganisationName(email))).toBe(true);
      expect(isPlaceholderOrganisationName(fallbackOrganisationName(email))).toBe(true);
    });
  });
});
