import fc from 'fast-check';
import { INVALID_PHONE_AU, INVALID_PHONE_NZ } from './home-phone';
import { normalisePhone } from './phone';
import { callbackPhoneProblem, isCallable } from './public-phone';

// Existing prefixes, so that many of the generated numbers exist.
const typed = fc
  .tuple(
    fc.constantFrom('04', '+614', '02', '+61 2 98', '021', '+6421', '09 3', '+44', '1300', '0800', ''),
    fc.array(fc.constantFrom(...'0123456789 -'), { maxLength: 12 }),
  )
  .map(([beginning, rest]) => beginning + rest.join(''));

describe('phone number of a patient', () => {
  it.each([
    ['AU', '0412 345 678'],
    ['AU', '(02) 9876 5432'],
    ['AU', '1300 655 506'],
    ['AU', '+44 20 7946 0000'],
    ['AU', '+64 21 123 4567'],
    ['NZ', '021 123 4567'],
    ['NZ', '0800 838 383'],
    ['NZ', '+61 412 345 678'],
  ] as const)('is accepted in %s: %s', (country, phone) => expect(isCallable(phone, country)).toBe(true));

  it.each([
    ['AU', 'call me'],
    ['AU', '123456789'],
    ['AU', '12345'],
    ['AU', '+61 412 345'],
    ['AU', '0512 345 678'],
    ['NZ', '0412 345 678'],
    ['NZ', '+64 1 234'],
    ['NZ', '+44'],
  ] as const)('is rejected in %s: %s', (country, phone) => expect(isCallable(phone, country)).toBe(false));

  it('may be any number accepted for a client', () => {
    fc.assert(
      fc.property(fc.constantFrom('AU', 'NZ'), typed, (country, phone) => {
        if (normalisePhone(phone, country).ok) expect(isCallable(phone, country)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('phone number of an enquiry', () => {
  it('is rejected with the message of the client rule', () => {
    expect(callbackPhoneProblem('0412 345 678', 'AU')).toBeNull();
    expect(callbackPhoneProblem('1300 655 506', 'AU')).toBe(INVALID_PHONE_AU);
    expect(callbackPhoneProblem('+44 20 7946 0000', 'AU')).toBeNull();
    expect(callbackPhoneProblem('0011 64 21 123 4567', 'AU')).toBeNull();
    expect(callbackPhoneProblem('021 123 4567', 'AU')).toBe(
      'There is no such number in Australia. Please check the digits',
    );
    expect(callbackPhoneProblem('0412 345 678', 'NZ')).toBe(
      'There is no such number in New Zealand. Please check the digits',
    );
    expect(callbackPhoneProblem('12', 'NZ')).toBe(INVALID_PHONE_NZ);
    expect(callbackPhoneProblem('+44 20 7946 0000', 'NZ')).toBeNull();
  });

  it('is accepted if the client rule accepts it, and conversely for domestic numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom('AU', 'NZ'), typed, (country, phone) => {
        const rule = normalisePhone(phone, country);
        const problem = callbackPhoneProblem(phone, country);
        if (rule.ok || !/^(\+|00)/.test(phone.replace(/[ -]/g, '')))
          expect(problem).toBe(rule.ok ? null : rule.message);
      }),
      { numRuns: 2_000 },
    );
  });
});
