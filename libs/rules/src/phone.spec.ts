import fc from 'fast-check';
import { isPersonalNumber } from './numbering-plan';
import { unassignedPhoneMessage, INVALID_PHONE_AU, INVALID_PHONE_NZ } from './home-phone';
import { normalisePhone, parsePhone } from './phone';
import { forAll } from './for-all.suite';

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
    ["'0412345678", '+61412345678'],
    ["'+61412345678", '+61412345678'],
    ['="0412345678"', '+61412345678'],
    ['="+61 412 345 678"', '+61412345678'],
    ['\u202a0412\u00a0345\u00a0678\u202c', '+61412345678'],
    ['(0412) 345-678', '+61412345678'],
    ['\u200e+61 412 345 678\u202c', '+61412345678'],
    ['\u202a0412 345 678\u202c', '+61412345678'],
    ['0011 61 412 345 678', '+61412345678'],
    ['(+61) 412 345 678', '+61412345678'],
    ['+64 21 123 4567', '+64211234567'],
    ['0011 64 21 123 4567', '+64211234567'],
    ['+64 9 301 0101', '+6493010101'],
    ['+44 7700 900123', '+447700900123'],
    ['00 44 7700 900123', '+447700900123'],
    ['+1 415 555 2671', '+14155552671'],
    ['+65 6123 4567', '+6561234567'],
  ])('accepts %s', (input, value) => expect(normalisePhone(input)).toEqual({ ok: true, value }));

  it.each([
    '',
    '12345',
    '0512345678',
    '01 2345 6789',
    '041234567',
    '04123456789',
    '+6141234567',
    '64 21 123 4567',
    '+64 800 838 383',
    '+44 12',
    '0011 44 12',
    '0500 000 000',
    '０４１２３４５６７８',
    'call me',
    '0412 345 67x',
    '1300 655 506',
    '13 14 50',
    '1800 123 456',
    '0'.repeat(1000),
  ])('rejects %j for a person', (input) => {
    expect(normalisePhone(input)).toEqual({ ok: false, message: INVALID_PHONE_AU });
  });

  it.each(['0812345678', '+61 8 1234 5678', '123456789', '021 123 4567', '21 123 4567'])(
    'reports that %s fits the format but does not exist',
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
    'rejects %s for an organisation because of its length',
    (input) => expect(normalisePhone(input, 'AU', 'ORGANISATION').ok).toBe(false),
  );

  it('stores every spelling in one form, which is stable', () => {
    const spelling = fc.constantFrom(
      (n: string) => `+61${n}`,
      (n: string) => n,
      (n: string) => `0${n}`,
      (n: string) => `0${n.slice(0, 3)} ${n.slice(3, 6)}-${n.slice(6)}`,
      (n: string) => `+61 (${n.slice(0, 1)}) ${n.slice(1)}`,
    );
    forAll(fc.constantFrom('2', '3', '4', '7', '8'), digits(8), spelling, (area, rest, spell) => {
      fc.pre(isPersonalNumber(area + rest, 'AU') && !/^2[01]/.test(area + rest));
      const value = `+61${area}${rest}`;
      expect(normalisePhone(spell(area + rest))).toEqual({ ok: true, value });
      expect(normalisePhone(value)).toEqual({ ok: true, value });
    });
  });

  it('never mistakes a New Zealand mobile without its country code for a Sydney number in imports', () => {
    expect(parsePhone('021 123 4567', 'AU')).toMatchObject({ value: { exists: false } });
    expect(parsePhone('+61 2 1123 4567', 'AU')).toMatchObject({ value: { exists: true } });
  });

  it('turns any text into an E.164 number or an error message', () => {
    forAll(fc.string(), (text) => {
      const phone = normalisePhone(text);
      if (phone.ok) expect(phone.value).toMatch(/^\+[1-9]\d{6,14}$/);
      else expect([INVALID_PHONE_AU, unassignedPhoneMessage('AU')]).toContain(phone.message);
    });
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
    ['00 61 412 345 678', '+61412345678'],
    ['+44 7700 900123', '+447700900123'],
    ["'+64211234567", '+64211234567'],
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
    '0412 345 678',
    '+61 1300 655 506',
    '0211 234 567 89',
    '+1 555 123',
  ])('rejects %j for a person', (input) => {
    const phone = normalisePhone(input, 'NZ');
    expect([INVALID_PHONE_NZ, unassignedPhoneMessage('NZ')]).toContain(phone.ok ? null : phone.message);
  });

  it('accepts a free-call number for an organisation', () => {
    expect(normalisePhone('0800 838 383', 'NZ', 'ORGANISATION')).toEqual({ ok: true, value: '+64800838383' });
  });
});
