import { getCountryDefaults, countryForCurrency } from './country';

describe('getCountryDefaults', () => {
  it('returns currency, locale and time zone of Australia and New Zealand', () => {
    expect(getCountryDefaults('AU')).toEqual({
      currency: 'AUD',
      locale: 'en-AU',
      timeZone: 'Australia/Sydney',
    });
    expect(['AUD' as const, 'NZD' as const].map(countryForCurrency)).toEqual(['AU', 'NZ']);
    expect(getCountryDefaults('NZ')).toEqual({
      currency: 'NZD',
      locale: 'en-NZ',
      timeZone: 'Pacific/Auckland',
    });
  });
});
