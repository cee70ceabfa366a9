import fc from 'fast-check';
import { normalisePostcode, findPostcodeWarning } from './postcode';
import { forAll } from './for-all.suite';

const invalid = { ok: false, message: 'Invalid postcode format' };

describe('normalisePostcode', () => {
  it.each([
    ['2000', '2000'],
    ['0200', '0200'],
    ['200', '0200'],
    ['800', '0800'],
    [' 9999 ', '9999'],
  ])('accepts %s', (text, value) => {
    expect(normalisePostcode(text)).toEqual({ ok: true, value });
  });

  it.each(['0199', '199', '20', '20000', '2 000', 'SW1A', ''])('rejects %j', (text) => {
    expect(normalisePostcode(text)).toEqual(invalid);
  });

  it('accepts exactly 0200 to 9999', () => {
    forAll(fc.integer({ min: 0, max: 9999 }), (n) => {
      const text = String(n).padStart(4, '0');
      expect(normalisePostcode(text)).toEqual(n >= 200 ? { ok: true, value: text } : invalid);
    });
  });

  it('requires four digits in New Zealand', () => {
    expect(normalisePostcode('0110', 'NZ')).toEqual({ ok: true, value: '0110' });
    expect(normalisePostcode('110', 'NZ')).toEqual(invalid);
  });
});

describe('findPostcodeWarning', () => {
  it.each([
    ['2000', 'VIC', 'Postcode 2000 is usually in NSW, not in VIC. Please check it.'],
    ['800', 'qld', 'Postcode 0800 is usually in NT, not in QLD. Please check it.'],
    ['2600', 'NSW', 'Postcode 2600 is usually in ACT, not in NSW. Please check it.'],
  ])('warns about %s in %s', (postcode, state, warning) => {
    expect(findPostcodeWarning(postcode, state)).toBe(warning);
  });

  it.each([
    ['2000', 'NSW'],
    ['8001', 'VIC'],
    ['0870', 'NT'],
    ['2914', 'ACT'],
    ['600', 'WA'],
    ['', 'VIC'],
    ['2000', null],
    ['2000', 'Sydney'],
    ['20', 'VIC'],
  ])('is null for %s in %s', (postcode, state) => {
    expect(findPostcodeWarning(postcode, state)).toBeNull();
  });

  it.each([
    ['ACT', '0200', '0299', '2600', '2618', '2900', '2920'],
    ['NT', '0800', '0999'],
    ['NSW', '1000', '2599', '2619', '2899', '2921', '2999'],
    ['VIC', '3000', '3999', '8000', '8999'],
    ['QLD', '4000', '4999', '9000', '9999'],
    ['SA', '5000', '5999'],
    ['WA', '6000', '6999'],
    ['TAS', '7000', '7999'],
  ])('covers the first and last postcode of %s', (state, ...codes) => {
    const elsewhere = state === 'TAS' ? 'SA' : 'TAS';
    for (const code of codes) {
      expect(findPostcodeWarning(code, elsewhere)).toMatch(
        `${code} is usually in ${state}, not in ${elsewhere}`,
      );
      expect(findPostcodeWarning(code, state)).toBeNull();
    }
  });

  it('is null in New Zealand', () => {
    expect(findPostcodeWarning('6011', 'NSW', 'NZ')).toBeNull();
    expect(findPostcodeWarning('6011', 'Auckland', 'NZ')).toBeNull();
  });
});
