import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isOrganisationsNumber, isPersonsNumber } from './numbering-plan';

const PERSONAL = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE'];
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));

describe('numbering plans', () => {
  it.each([
    ['AU', '61', ['2', '3', '4', '7', '8', '85', '89', '1', '13', '1300', '1800', '']],
    ['NZ', '64', ['2', '21', '24', '3', '4', '6', '7', '9', '80', '508', '']],
  ] as const)('of %s agree with libphonenumber', (country, code, beginnings) => {
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), digits(3, 9), (beginning, rest) => {
        const national = beginning + rest;
        const number = parsePhoneNumberFromString(`+${code}${national}`);
        fc.pre(!national.startsWith('0') && (!number || number.country === country || !number.country));
        const type = number?.isValid() ? number.getType() : undefined;
        expect([national, isPersonsNumber(national, country)]).toEqual([
          national,
          PERSONAL.includes(type ?? ''),
        ]);
        if (isOrganisationsNumber(national, country))
          expect([national, type]).toEqual([national, expect.stringMatching(/SHARED_COST|TOLL_FREE/)]);
      }),
      { numRuns: 20_000 },
    );
  });
});
