import { createContext, useContext } from 'react';
import {
  countryDefaults,
  formatDate,
  formatDateTime,
  formatMoney,
  relativeTime,
  todayIn,
  type Country,
  type Currency,
} from '@quillcare/rules';

export interface Place {
  country: Country;
  currency: Currency;
  timeZone: string;
}

/** How this practice writes dates and money. */
export interface Formats {
  locale: string;
  currency: Currency;
  timeZone: string;
  /** "20 Nov 2026" of a calendar date; empty text for none. */
  date: (isoDate: string | null | undefined) => string;
  /** "20 Nov 2026, 4:05 pm" of an instant in the practice's zone. */
  dateTime: (instant: string | null | undefined) => string;
  /** The calendar date of an instant in the practice's zone. */
  dayOf: (instant: string) => string;
  /** "5 minutes ago". */
  ago: (instant: string) => string;
  money: (minor: number, currency?: Currency) => string;
  /** Today's calendar date in the practice's zone. */
  today: () => string;
}

export function createFormats({ country, currency, timeZone }: Place): Formats {
  const { locale } = countryDefaults(country);
  const dayOf = (instant: string) => todayIn(new Date(instant), timeZone);
  return {
    locale,
    currency,
    timeZone,
    date: (isoDate) => (isoDate ? formatDate(isoDate, locale) : ''),
    dateTime: (instant) => (instant ? formatDateTime(new Date(instant), locale, timeZone) : ''),
    dayOf,
    ago: (instant) => relativeTime(instant, new Date(), locale, timeZone),
    money: (minor, other) => formatMoney(minor, other ?? currency, locale),
    today: () => todayIn(new Date(), timeZone),
  };
}

const AUSTRALIA: Place = { country: 'AU', currency: 'AUD', timeZone: 'Australia/Sydney' };

export const FormatsContext = createContext<Formats>(createFormats(AUSTRALIA));

/** The formats of the signed-in person's practice. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
