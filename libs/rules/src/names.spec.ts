import fc from 'fast-check';
import {
  defaultOrganisationName,
  deriveNames,
  fallbackOrganisationName,
  initials,
  isPlaceholderOrganisationName,
  splitName,
  titleCase,
} from './names';

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

  it('keeps what was given', () => {
    expect(deriveNames({ email, firstName: ' Ānika ', lastName: 'Ng' })).toEqual({
      firstName: 'Ānika',
      lastName: 'Ng',
    });
  });

  it('derives a missing or one-letter last name from the name, then the e-mail', () => {
    expect(deriveNames({ email, firstName: 'Jo', lastName: 'x', name: 'Jo Brown' }).lastName).toBe('Brown');
    expect(deriveNames({ email, firstName: 'Jo', lastName: 'x', name: 'Jo' }).lastName).toBe('Smith');
    expect(deriveNames({ email })).toEqual({ firstName: 'Jane', lastName: 'Smith' });
  });

  it('keeps a short last name when nothing can be derived', () => {
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
    ['', ''],
    ['mary jane', 'Mary Jane'],
    ['ŉgwenya', 'ŉgwenya'],
  ])('%j becomes %j', (text, expected) => expect(titleCase(text)).toBe(expected));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(titleCase(titleCase(text))).toBe(titleCase(text)),
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('initials', () => {
  it.each([
    [['Te Ariki Ngāpō'], 'TN'],
    [['jane', "o'brien"], 'JO'],
    [['Ānika'], 'Ā'],
    [[''], '?'],
    [[null, undefined], '?'],
    [['  '], '?'],
  ])('of %j are %s', (parts, expected) => expect(initials(...parts)).toBe(expected));
});

describe('organisation names', () => {
  it.each([
    '',
    '   ',
    null,
    undefined,
    "Jane's Practice",
    "jane.smith's Organization",
    'James’ Practice',
    'Your Organization',
    'Your Practice',
    'Untitled',
    'Untitled 3',
    'Default organisation',
  ])('%j is a placeholder', (name) => expect(isPlaceholderOrganisationName(name)).toBe(true));

  it.each(['Harbour Plastic Surgery', 'The Practice', 'Northside Organization', 'Yours Practice Pty Ltd'])(
    '%j is a real name',
    (name) => expect(isPlaceholderOrganisationName(name)).toBe(false),
  );

  it('are made up when none is given, and known as made up', () => {
    expect(defaultOrganisationName('jane.smith@example.com')).toBe("jane.smith's Organization");
    expect(fallbackOrganisationName('jane.smith@example.com')).toBe("Jane Smith's Practice");
    expect(fallbackOrganisationName(null)).toBe('Your Practice');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isPlaceholderOrganisationName(defaultOrganisationName(email))).toBe(true);
        expect(isPlaceholderOrganisationName(fallbackOrganisationName(email))).toBe(true);
      }),
    );
  });
});
