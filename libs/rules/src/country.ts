import type { Currency } from './money';

/** The supported countries (ISO 3166-1 alpha-2). */
export type Country = 'AU' | 'NZ';

interface CountryDefaults {
  readonly currency: Currency;
  readonly locale: string;
  readonly timeZone: string;
}

const COUNTRY_DEFAULTS: Record<Country, CountryDefaults> = {
  AU: { currency: 'AUD', locale: 'en-AU', timeZone: 'Australia/Sydney' },
  NZ: { currency: 'NZD', locale: 'en-NZ', timeZone: 'Pacific/Auckland' },
};

/** Returns the country whose practices quote in a currency. */
export function countryForCurrency(currency: Currency): Country {
  return currency === 'NZD' ? 'NZ' : 'AU';
}

/** Returns the defaults for a new organisation in a country: currency, BCP 47 locale and IANA time zone. */
export function getCountryDefaults(country: Country): CountryDefaults {
  return COUNTRY_DEFAULTS[country];
}
