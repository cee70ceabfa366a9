import { createContext, useContext } from 'react';
import {
  dateFormat,
  DEFAULT_LOCALE,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  numberFormat,
  paperLocale,
  relativeTime,
  todayIn,
  type Currency,
} from '@quillcare/rules';

export interface Place {
  currency: Currency;
  timeZone: string;
}

/** Formatters for dates and money in the user's locale, with the practice's currency and time zone. */
export interface Formats {
  locale: string;
  currency: Currency;
  timeZone: string;
  /** Formats an ISO date as "20 Nov 2026". Empty without a date. */
  date: (isoDate: string | null | undefined) => string;
  /** Formats an ISO date as "Friday, 20 November 2026". */
  longDate: (isoDate: string) => string;
  /** Formats an instant in the practice's time zone as "20 Nov 2026, 4:05 pm". */
  dateTime: (instant: string | null | undefined) => string;
  /** Formats an instant in the practice's time zone as "4:05 pm". */
  time: (instant: string) => string;
  /** Returns the calendar date of an instant in the practice's time zone (YYYY-MM-DD). */
  dayOf: (instant: string) => string;
  /** Formats the time since an instant as "5 minutes ago". */
  ago: (instant: string) => string;
  money: (minor: number, currency?: Currency) => string;
  /** Formats basis points (hundredths of a percent) as "12.5%". */
  percent: (basisPoints: number) => string;
  /** Returns today's date in the practice's time zone (YYYY-MM-DD). */
  today: () => string;
}

export function createFormats({ currency, timeZone }: Place, locale: string = DEFAULT_LOCALE): Formats {
  // Always English, because it is part of English sentences.
  const english = locale.startsWith('en-') ? locale : DEFAULT_LOCALE;
  const home = locale.startsWith('en-') ? paperLocale(currency) : locale;
  const dayOf = (instant: string) => todayIn(new Date(instant), timeZone);
  return {
    locale,
    currency,
    timeZone,
    date: (isoDate) => (isoDate ? formatDate(isoDate, locale) : ''),
    longDate: (isoDate) => formatLongDate(isoDate, locale),
    dateTime: (instant) => (instant ? formatDateTime(new Date(instant), locale, timeZone) : ''),
    time: (instant) => dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant)),
    dayOf,
    ago: (instant) => relativeTime(instant, new Date(), english, timeZone),
    // Formats the practice's own currency the way its patients read it: "$12,000.00", not "NZD 12,000.00".
    money: (minor, other = currency) => formatMoney(minor, other, other === currency ? home : locale),
    percent: (basisPoints) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    today: () => todayIn(new Date(), timeZone),
  };
}

const AUSTRALIA: Place = { currency: 'AUD', timeZone: 'Australia/Sydney' };

export const FormatsContext = createContext<Formats>(createFormats(AUSTRALIA));

export function useFormats(): Formats {
  return useContext(FormatsContext);
}
