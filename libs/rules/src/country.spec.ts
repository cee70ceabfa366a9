import { countryDefaults, countryOf } from './country';

describe('countryDefaults', () => {
  it('returns currency, locale and time zone of Australia and New Zealand', () => {
    expect(countryDefaults('AU')).toEqual({ currency: 'AUD', locale: 'en-AU', timeZone: 'Australia/Sydney' });
    expect(['AUD' as const, 'NZD' as const].map(countryOf)).toEqual(['AU', 'NZ']);
    expect(countryDefaults('NZ')).toEqual({ currency: 'NZD', locale: 'en-NZ', timeZone: 'Pacific/Auckland' });
  });
});
