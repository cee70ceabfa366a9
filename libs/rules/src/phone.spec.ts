import fc from 'fast-check';
import { isPersonsNumber } from './numbering-plan';
import { impossiblePhone, INVALID_PHONE_AU, INVALID_PHONE_NZ } from './home-phone';
import { formatPhone, normalisePhone } from './phone';

const digits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

describe('normalisePhone in Australia', () => {
  it.each([
    ['+61412345678', '+61412345678'],
    ['0412 345 678', '+61412345678'],
    ['0412-345-678', '+61412345678'],
    ['412345678', '+61412345678'],
    ['(02) 9876 5432', '+61298765432'],
    ['03 9876 5432', '+61398765432'],
    ['07 9876 5432', '+61798765432'],
    ['08 9876 5432', '+61898765432'],
    ['+61 (2) 9876–5432', '+61298765432'],
    ['61404111222', '+61404111222'],
    ['0412.345.678', '+61412345678'],
    ['+61 (0)412 345 678', '+61412345678'],
    ['0061 412 345 678', '+61412345678'],
    ['0412\u00a0345\u00a0678', '+61412345678'],
  ])('accepts %s', (input, value) => expect(normalisePhone(input)).toEqual({ ok: true, value }));

  it.each([
    '',
    '12345',
    '0512345678',
    '01 2345 6789',
    '041234567',
    '04123456789',
    '+6141234567',
    '+64211234567',
    '0500 000 000',
    '０４１２３４５６７８',
    'call me',
    '0412 345 67x',
    '1300 655 506',
    '13 14 50',
    '1800 123 456',
    '0'.repeat(1000),
  ])('refuses %j for a person', (input) => {
    expect(normalisePhone(input)).toEqual({ ok: false, message: INVALID_PHONE_AU });
  });

  it.each(['0812345678', '+61 8 1234 5678', '123456789'])(
    'says of %s, which fits the formats, that there is none',
    (input) =>
      expect(normalisePhone(input)).toEqual({
        ok: false,
        message: 'There is no such number in Australia. Please check the digits',
      }),
  );

  it('has the specified message', () => {
    expect(INVALID_PHONE_AU).toBe(
      'Invalid phone number. Expected formats: +61XXXXXXXXX, 04XXXXXXXX, or 9-digit mobile number',
    );
  });

  it.each([
    ['13 14 50', '+61131450'],
    ['1300 655 506', '+611300655506'],
    ['1800 123 456', '+611800123456'],
    ['+61 1300 655 506', '+611300655506'],
    ['02 9876 5432', '+61298765432'],
    ['13 12 34', '+61131234'],
  ])('accepts %s for an organisation', (input, value) => {
    expect(normalisePhone(input, 'AU', 'ORGANISATION')).toEqual({ ok: true, value });
  });

  it.each(['1300 655 50', '1300 655 5066', '1800 123 45', '1300 65', '13 12 3', '13 12 345', '1900 123 456'])(
    'refuses %s, whose length is wrong, for an organisation',
    (input) => expect(normalisePhone(input, 'AU', 'ORGANISATION').ok).toBe(false),
  );

  it('gives one stored form to every spelling, and keeps it', () => {
    const spelling = fc.constantFrom(
      (n: string) => `+61${n}`,
      (n: string) => n,
      (n: string) => `0${n}`,
      (n: string) => `0${n.slice(0, 3)} ${n.slice(3, 6)}-${n.slice(6)}`,
      (n: string) => `+61 (${n.slice(0, 1)}) ${n.slice(1)}`,
    );
    fc.assert(
      fc.property(fc.constantFrom('2', '3', '4', '7', '8'), digits(8), spelling, (area, rest, spell) => {
        fc.pre(isPersonsNumber(area + rest, 'AU'));
        const value = `+61${area}${rest}`;
        expect(normalisePhone(spell(area + rest))).toEqual({ ok: true, value });
        expect(normalisePhone(value)).toEqual({ ok: true, value });
      }),
    );
  });

  it('turns any text into +61 and 9 digits, or the message', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = normalisePhone(text);
        if (phone.ok) expect(phone.value).toMatch(/^\+61\d{9}$/);
        else expect([INVALID_PHONE_AU, impossiblePhone('AU')]).toContain(phone.message);
      }),
    );
  });
});

describe('normalisePhone in New Zealand', () => {
  it.each([
    ['021 123 4567', '+64211234567'],
    ['+64 21 123 4567', '+64211234567'],
    ['(09) 301 0101', '+6493010101'],
    ['+61 412 345 678', '+61412345678'],
    ['64211234567', '+64211234567'],
    ['+64 (0)21 123 4567', '+64211234567'],
    ['027.123.4567', '+64271234567'],
    ['021 123 456', '+6421123456'],
  ])('accepts %s', (input, value) => expect(normalisePhone(input, 'NZ')).toEqual({ ok: true, value }));

  it.each([
    '',
    '12',
    '99999999999',
    'ring 021 123 4567',
    '021 123 4567 ext 5',
    '0800 838 383',
    '01 123 4567',
    '09 101 0101',
    '021 12345',
    '0211 234 567 89',
    '+1 555 123',
  ])('refuses %j for a person', (input) => {
    const phone = normalisePhone(input, 'NZ');
    expect([INVALID_PHONE_NZ, impossiblePhone('NZ')]).toContain(phone.ok ? null : phone.message);
  });

  it('accepts a free-call number for an organisation', () => {
    expect(normalisePhone('0800 838 383', 'NZ', 'ORGANISATION')).toEqual({ ok: true, value: '+64800838383' });
  });
});

describe('formatPhone', () => {
  it.each([
    ['+61412345678', 'AU', '0412 345 678'],
    ['+61298765432', 'AU', '(02) 9876 5432'],
    ['+611300655506', 'AU', '1300 655 506'],
    ['+61131234', 'AU', '13 12 34'],
    ['+64211234567', 'AU', '+64 21 123 4567'],
    ['+64211234567', 'NZ', '021 123 4567'],
    ['not a phone', 'AU', 'not a phone'],
  ] as const)('shows %s in %s as %s', (value, country, text) =>
    expect(formatPhone(value, country)).toBe(text),
  );
});
