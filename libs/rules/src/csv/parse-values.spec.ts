import fc from 'fast-check';
import { isIsoDate } from '../dates';
import { getImportFields } from './import-fields';
import {
  parseImportBoolean,
  parseImportCell,
  parseImportDate,
  parseImportEmail,
  parseImportAmount,
  parseImportInteger,
  parseImportSelect,
  parseImportText,
} from './parse-values';
import { forAll } from '../for-all.suite';

const date = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

describe('parseImportDate', () => {
  it.each([
    ['01/2/1984', '1984-02-01'],
    ['1-2-1984', '1984-02-01'],
    ['1984/2/1', '1984-02-01'],
    ['1984-02-29', '1984-02-29'],
    ['29/02/1984', '1984-02-29'],
    ['1984/02/01', '1984-02-01'],
    ['12 Mar 1984', '1984-03-12'],
    ['12-03-1984', '1984-03-12'],
    ['12.03.1984', '1984-03-12'],
    ['1984-03-12 00:00:00', '1984-03-12'],
    ['12/03/1984 0:00', '1984-03-12'],
    ['12-Mar-1984', '1984-03-12'],
    ['12 March 1984', '1984-03-12'],
    ['12th March 1984', '1984-03-12'],
    ['March 12, 1984', '1984-03-12'],
    ['1984/3/12', '1984-03-12'],
    [' 12 / 03 / 1984 ', '1984-03-12'],
    ['１９８４年３月１２日'.normalize('NFKC'), '1984-03-12'],
    ['\u200e12/03/1984', '1984-03-12'],
    ['19840312', '1984-03-12'],
    // Outlook's empty date.
    ['0/0/00', ''],
    ['00.00.0000', ''],
    ['00-00-0000', ''],
  ])('reads %s', (text, value) => expect(parseImportDate(text)).toEqual({ ok: true, value }));

  it.each([
    '29/02/1985',
    '31/4/2026',
    '13/13/2026',
    '12/31/2026',
    '2026-13-01',
    '01/02/84',
    'soon',
    '0/1/2026',
    ...['31/02/1984', '12/13/1984', '12 Mai 1984', '12/03/84', '12/03/1984 14:30'],
    '01/01/0000',
    // Other digits among the zeros, or not in compact form.
    ...['10/0/00', '0/0/001', '0/0-00', '119840312', '198403121', '19840 312'],
  ])('rejects %s', (text) => {
    expect(parseImportDate(text)).toEqual({
      ok: false,
      message: 'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar',
    });
  });

  it('reads every day in all four formats', () => {
    forAll(date, (iso) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      const forms = [
        iso,
        `${day}/${month}/${year}`,
        `${Number(day)}/${Number(month)}/${year}`,
        `${year}/${month}/${day}`,
      ];
      for (const form of forms) expect(parseImportDate(form)).toEqual({ ok: true, value: iso });
    });
  });

  it('never returns a day that does not exist', () => {
    forAll(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 9999 }),
      (d, m, y) => {
        const parsed = parseImportDate(`${d}/${m}/${String(y).padStart(4, '0')}`);
        if (parsed.ok) expect(isIsoDate(parsed.value)).toBe(true);
      },
    );
  });
});

describe('other value types', () => {
  it('read boolean words', () => {
    for (const text of ['true', 'TRUE', '1', 'yes', 'Yes', 'Y', 'x', 'Active'])
      expect(parseImportBoolean(text)).toBe(true);
    for (const text of ['false', '0', 'no', 'n', 'inactive', ''])
      expect(parseImportBoolean(text)).toBe(false);
  });

  it('read whole numbers from 1 to 10,000', () => {
    expect(parseImportInteger('12')).toEqual({ ok: true, value: 12 });
    expect(parseImportInteger('10000')).toEqual({ ok: true, value: 10_000 });
    for (const text of ['0', '-1', '2.5', '1e3', '10001', '99999', 'ten', '']) {
      expect(parseImportInteger(text)).toEqual({ ok: false, message: 'Invalid whole number format' });
    }
  });

  it('read amounts not below the minimum, in minor units', () => {
    expect(parseImportAmount('12500')).toEqual({ ok: true, value: 1_250_000 });
    expect(parseImportAmount('$12,500.50')).toEqual({ ok: true, value: 1_250_050 });
    expect(parseImportAmount('99.995')).toEqual({ ok: true, value: 10_000 });
    expect(parseImportAmount('0.00', 0)).toEqual({ ok: true, value: 0 });
    expect(parseImportAmount('10000000')).toEqual({ ok: true, value: 1_000_000_000 });
    for (const text of ['0', '0.004', '-5', '10000000.01', 'free', '']) {
      expect(parseImportAmount(text)).toEqual({ ok: false, message: 'Invalid number format' });
    }
  });

  it('read selects in the spelling of the list', () => {
    const options = ['DAY_SURGERY', 'Dr'];
    expect(parseImportSelect('day surgery', options)).toEqual({ value: 'DAY_SURGERY', isKnown: true });
    expect(parseImportSelect('Day - surgery', options)).toEqual({ value: 'DAY_SURGERY', isKnown: true });
    expect(parseImportSelect('DR.', options)).toEqual({ value: 'Dr', isKnown: true });
    expect(parseImportSelect('Spa', options)).toEqual({ value: 'Spa', isKnown: false });
  });

  it('read text without control characters', () => {
    expect(parseImportText('a \n  b')).toEqual({ ok: true, value: 'a b' });
    expect(parseImportText('a\nb', true)).toEqual({ ok: true, value: 'a\nb' });
    expect(parseImportText('a\u0000b')).toEqual({
      ok: false,
      message: 'Value does not match required pattern',
    });
  });
});

it('reads spreadsheet serial dates, but not a bare year', () => {
  expect(parseImportDate('30753')).toEqual({ ok: true, value: '1984-03-12' });
  expect(parseImportDate('30753.0')).toEqual({ ok: true, value: '1984-03-12' });
  expect(parseImportDate('30753.00')).toEqual({ ok: true, value: '1984-03-12' });
  expect(parseImportDate('3000')).toEqual({ ok: true, value: '1908-03-18' });
  expect(parseImportDate('73050')).toEqual({ ok: true, value: '2099-12-31' });
  for (const text of ['1984', '2999', '73051', '123456', '30753.5', 'No 30753'])
    expect(parseImportDate(text).ok).toBe(false);
});

describe('parseImportEmail', () => {
  it.each([
    'aroha@example.com.au',
    '\u200earoha@example.com.au\u202c',
    "'aroha@example.com.au'",
    '‘aroha@example.com.au’',
    '<aroha@example.com.au>',
    'mailto:Aroha@Example.com.au',
    "'mailto:aroha@example.com.au';",
  ])('accepts %s', (text) =>
    expect(parseImportEmail(text)).toEqual({ ok: true, value: 'aroha@example.com.au' }),
  );

  it('keeps an apostrophe within the address', () => {
    expect(parseImportEmail("siobhan.o'brien@example.ie")).toEqual({
      ok: true,
      value: "siobhan.o'brien@example.ie",
    });
  });

  it.each(['aroha', "''", 'mailto:', 'a b@example.com'])('rejects %s', (text) =>
    expect(parseImportEmail(text)).toMatchObject({ ok: false }),
  );
});

describe('postcodes exported by a spreadsheet', () => {
  const field = getImportFields('clients').find(({ type }) => type === 'postcode')!;

  it.each([
    ['2204.0', 'AU', '2204'],
    ['800.00', 'AU', '0800'],
    ['6011.0', 'NZ', '6011'],
  ] as const)('are read: %s', (text, country, value) =>
    expect(parseImportCell(field, text, country)).toEqual({ ok: true, value }),
  );

  it.each(['2204.5', 'A2204.0', '2204.0A'])('are rejected if they are not whole: %s', (text) =>
    expect(parseImportCell(field, text, 'AU')).toMatchObject({ ok: false }),
  );
});
