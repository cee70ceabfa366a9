import { isEmail } from '../email';
import { normalisePhone } from '../phone';
import { normalisePostcode } from '../postcode';
import { ALLOWED_ELSEWHERE, INVALID_EMAILS, VALID_EMAILS } from './emails.suite';
import {
  AU_LANDLINES,
  AU_MOBILES,
  AU_NOBODYS,
  AU_ORGANISATIONS,
  NZ_NOBODYS,
  NZ_NUMBERS,
} from './phones.suite';
import { AU_RANGES, NOT_AU, NOT_NZ, NZ_POSTCODES } from './postcodes.suite';

describe('published email addresses', () => {
  it.each(VALID_EMAILS)('accepts %s', (text) => expect(isEmail(text)).toBe(true));
  it.each(INVALID_EMAILS)('rejects %j', (text) => expect(isEmail(text)).toBe(false));
  it.each(ALLOWED_ELSEWHERE)('rejects %j, although the standards allow it', (text) =>
    expect(isEmail(text)).toBe(false),
  );
});

describe('published phone numbers', () => {
  it.each([...AU_MOBILES, ...AU_LANDLINES])('accepts %s for a person and for an organisation', (text) => {
    const value = `+61${text.replace(/\D/g, '').slice(1)}`;
    expect(normalisePhone(text)).toEqual({ ok: true, value });
    expect(normalisePhone(text, 'AU', 'ORGANISATION')).toEqual({ ok: true, value });
  });

  it.each(AU_ORGANISATIONS)('accepts %s for an organisation only', (text) => {
    expect(normalisePhone(text, 'AU', 'ORGANISATION').ok).toBe(true);
    expect(normalisePhone(text).ok).toBe(false);
  });

  it.each(AU_NOBODYS)('rejects %s', (text) => {
    expect(normalisePhone(text).ok).toBe(false);
    expect(normalisePhone(text, 'AU', 'ORGANISATION').ok).toBe(false);
  });

  it.each(NZ_NUMBERS)('accepts %s in New Zealand', (text) => {
    const value = `+64${text.replace(/\D/g, '').slice(1)}`;
    expect(normalisePhone(text, 'NZ')).toEqual({ ok: true, value });
  });

  it.each(NZ_NOBODYS)('rejects %s in New Zealand', (text) =>
    expect(normalisePhone(text, 'NZ', 'ORGANISATION').ok).toBe(false),
  );
});

describe('published postcodes', () => {
  it.each(Object.entries(AU_RANGES))('accepts the ranges of %s', (_, ranges) => {
    for (const value of ranges.flat()) expect(normalisePostcode(value)).toEqual({ ok: true, value });
  });

  it.each(NOT_AU)('rejects %j', (text) => expect(normalisePostcode(text).ok).toBe(false));

  it.each(NZ_POSTCODES)('accepts %s in New Zealand', (value) =>
    expect(normalisePostcode(value, 'NZ')).toEqual({ ok: true, value }),
  );
  it.each(NOT_NZ)('rejects %j in New Zealand', (text) =>
    expect(normalisePostcode(text, 'NZ').ok).toBe(false),
  );
});
