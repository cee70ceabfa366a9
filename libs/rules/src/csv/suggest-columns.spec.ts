import { contentKind } from './content-kinds';
import { dayFirst, guessDateOrder } from './date-order';
import { ERROR_ROW_COLUMNS } from './match-headers';
import { headerSetText, suggestColumns } from './suggest-columns';
import { splitAddress } from './whole-address';

const suggest = (headers: string, rows: string[], country: 'AU' | 'NZ' = 'AU') =>
  suggestColumns(
    headers.split('|'),
    rows.map((row) => row.split('|')),
    'clients',
    country,
  );
const fields = (headers: string, rows: string[]) => suggest(headers, rows).columns.map(({ field }) => field);

describe('suggestColumns', () => {
  it('is certain of plain headers and asks nothing', () => {
    expect(
      suggest('firstName|lastName|email|phone|dateOfBirth', ['Ana|Lee|a@b.test|0412345678|1984-03-12']),
    ).toMatchObject({ preset: null, isCertain: true, dateOrder: null, phoneCountry: null });
  });

  it('uses the content where the header says nothing', () => {
    const rows = [
      'Ana|Lee|a@b.test|0412 345 678|12/03/1984|NSW|2204|9',
      'Bo|Ng|b@b.test|0413 345 678|25/03/1984|VIC|3000|8',
    ];
    const { columns, isCertain } = suggest('Given|Surname|Contact|How to reach|Day|Where|PC|Shoe', rows);
    expect(columns.map(({ field, by }) => [field, by])).toEqual([
      ...[
        [null, null],
        ['lastName', 'NAME'],
        ['email', 'CONTENT'],
        ['phone', 'CONTENT'],
      ],
      ...[
        ['dateOfBirth', 'CONTENT'],
        ['state', 'CONTENT'],
        ['postcode', 'CONTENT'],
        [null, null],
      ],
    ]);
    expect(isCertain).toBe(false);
  });

  it('ignores other people’s numbers and addresses, and dates that are not birthdays', () => {
    expect(
      fields('First name|Last name|Email|Mobile|Emergency contact number|GP email|Last visit|Fax', [
        'Ana|Lee|a@b.test|0412345678|0413345678|gp@b.test|12/11/2026|02 9555 1202',
      ]),
    ).toEqual(['firstName', 'lastName', 'email', 'phone', null, null, null, null]);
  });

  it('adds further phones and emails by their headers', () => {
    expect(
      fields('Name|E-mail|Email 2|Mobile|Home|Work', [
        'Ana Lee|a@b.test|c@b.test|0412345678|02 9555 1202|02 9555 1203',
      ]),
    ).toEqual(['fullName', 'email', 'email', 'phone', 'secondaryPhone', 'phone']);
  });

  it('recognises patient names, addresses and mobiles under any header', () => {
    expect(
      fields('Who|Contact|Reach 1|Reach 2|Home', [
        'Lee, Ana (Ms)|a@b.test|02 9555 1202|0412 345 678|4 High St, Glebe NSW 2037',
        "O'Brien, Bo|b@b.test|02 9555 1203|0412 345 679|1 Long Rd, Newtown NSW 2042",
      ]),
    ).toEqual(['fullName', 'email', 'phone', 'phone', 'wholeAddress']);
  });

  it('recognises columns of full addresses and full names', () => {
    expect(
      fields('Patient name or company|Mail|Mobile|Address', [
        'Lee, Ann|a@b.test|0412345678|4 High St, Glebe NSW 2037',
      ]),
    ).toEqual(['fullName', 'email', 'phone', 'wholeAddress']);
  });

  it('asks for the date order only where dates are ambiguous or not day first', () => {
    const order = (...dates: string[]) =>
      suggest(
        'Name|Email|Phone|DOB',
        dates.map((date) => `A B|a@b.test|0412345678|${date}`),
      ).dateOrder;
    expect(order('1984-03-12', '12 Mar 1984')).toBeNull();
    expect(order('03/12/1984', '25/12/1984')).toEqual({ order: 'DMY', isAsked: false });
    expect(order('03/12/1984')).toEqual({ order: 'DMY', isAsked: true });
    expect(order('03/12/1984', '12/25/1984')).toEqual({ order: 'MDY', isAsked: true });
  });

  it('asks for the phone country only where a number fits both and no other number settles it', () => {
    const phones = (country: 'AU' | 'NZ', ...numbers: string[]) =>
      suggest(
        'Name|Email|Phone',
        numbers.map((number) => `A B|a@b.test|${number}`),
        country,
      ).phoneCountry;
    expect(phones('AU', '0412345678', '+64211234567')).toBeNull();
    expect(phones('AU', '0295551202')).toEqual({ country: 'AU', isAsked: true });
    expect(phones('AU', '0295551202', '0412345678')).toEqual({ country: 'AU', isAsked: false });
    expect(phones('AU', '021 123 4567', '022 123 4567')).toEqual({ country: 'NZ', isAsked: true });
  });
});

it('classifies a column by the content of most of its cells', () => {
  expect(contentKind(['a@b.test', '', 'c@d.test'], 'AU')).toBe('EMAIL');
  expect(contentKind(['0412 345 678', '+61 413 345 678'], 'AU')).toBe('MOBILE');
  expect(contentKind(['02 9555 1202', '0412 345 678'], 'AU')).toBe('PHONE');
  expect(contentKind(['12/25/1984', '1984-03-12'], 'AU')).toBe('DATE');
  expect(contentKind(['New South Wales', 'VIC'], 'AU')).toBe('STATE');
  expect(contentKind(['2204', '3000', '4870'], 'AU')).toBe('POSTCODE');
  expect(contentKind(['1984', '2001'], 'AU')).toBeNull();
  expect(contentKind(['Ana', 'Bo'], 'AU')).toBeNull();
  expect(contentKind(['', ' '], 'AU')).toBeNull();
});

it('reorders dates to day first and leaves everything else alone', () => {
  expect(dayFirst('3/12/1984 0:00', 'MDY')).toBe('12/3/1984 0:00');
  expect(dayFirst('84-03-12', 'YMD')).toBe('12-03-84');
  expect(dayFirst('1984-03-12', 'MDY')).toBe('1984-03-12');
  expect(dayFirst('12 Mar 1984', 'MDY')).toBe('12 Mar 1984');
  expect(dayFirst('3/12/1984', 'DMY')).toBe('3/12/1984');
  expect(guessDateOrder(['13/01/2020', '01/13/2020'])).toEqual({ order: 'DMY', isCertain: false });
  expect(guessDateOrder(['84/03/12'])).toEqual({ order: 'YMD', isCertain: true });
});

it.each([
  [
    '4 High St, Glebe NSW 2037',
    { streetAddress: '4 High St', suburb: 'Glebe', state: 'NSW', postcode: '2037' },
  ],
  [
    'Unit 2, 4 High St\nGlebe\nNew South Wales 2037\nAustralia',
    { streetAddress: 'Unit 2, 4 High St', suburb: 'Glebe', state: 'NSW', postcode: '2037' },
  ],
  [
    '12 Long Road Surry Hills N.S.W. 2010',
    { streetAddress: '12 Long Road', suburb: 'Surry Hills', state: 'NSW', postcode: '2010' },
  ],
  ['PO Box 12', { streetAddress: 'PO Box 12' }],
])('splits the Australian address %j', (text, parts) => {
  expect(splitAddress(text, 'AU')).toEqual(parts);
});

it('splits a New Zealand address', () => {
  expect(splitAddress('5 Queen St, Ponsonby, Auckland 1011, New Zealand', 'NZ')).toEqual({
    streetAddress: '5 Queen St',
    suburb: 'Ponsonby',
    city: 'Auckland',
    state: 'Auckland',
    postcode: '1011',
  });
});

it('recognises a set of headers in any order and spelling', () => {
  expect(headerSetText(['Mobile ', 'E-Mail'])).toBe(headerSetText(['email', 'MOBILE']));
  expect(headerSetText(['Mobile', 'Mobile'])).not.toBe(headerSetText(['Mobile']));
});

it('treats a file of rejected rows like its source file and ignores its error columns', () => {
  const own = ['Who', 'Where'];
  expect(headerSetText([...own, ...ERROR_ROW_COLUMNS])).toBe(headerSetText(own));
  const { columns } = suggest('First name|Last name|Email|Phone|Row|What is wrong', [
    'Mona|Money|mona@example.test|0412345678|2034|phone: Invalid phone number',
    'Mo|Lee|mo@example.test|0412345679|2035|phone: Invalid phone number',
  ]);
  expect(columns.slice(4).map(({ field }) => field)).toEqual([null, null]);
});
