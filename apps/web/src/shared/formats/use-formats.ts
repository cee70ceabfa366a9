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

/** How dates and money are written: in the person's locale, with the practice's currency and time zone. */
export interface Formats {
  locale: string;
  currency: Currency;
  timeZone: string;
  /** "20 Nov 2026" of a calendar date; empty text for none. */
  date: (isoDate: string | null | undefined) => string;
  /** "Friday, 20 November 2026" of a calendar date. */
  longDate: (isoDate: string) => string;
  /** "20 Nov 2026, 4:05 pm" of an instant in the practice's zone. */
  dateTime: (instant: string | null | undefined) => string;
  /** "4:05 pm" of an instant in the practice's zone. */
  time: (instant: string) => string;
  /** The calendar date of an instant in the practice's zone. */
  dayOf: (instant: string) => string;
  /** "5 minutes ago". */
  ago: (instant: string) => string;
  money: (minor: number, currency?: Currency) => string;
  /** "12.5%" of basis points, hundredths of a percent. */
  percent: (basisPoints: number) => string;
  /** Today's calendar date in the practice's zone. */
  today: () => string;
}

export function createFormats({ currency, timeZone }: Place, locale: string = DEFAULT_LOCALE): Formats {
  // Part of English sentences, so always in English.
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
    // In the practice's own currency as its patients read it: "$12,000.00", not "NZD 12,000.00".
    money: (minor, other = currency) => formatMoney(minor, other, other === currency ? home : locale),
    percent: (basisPoints) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    today: () => todayIn(new Date(), timeZone),
  };
}

const AUSTRALIA: Place = { currency: 'AUD', timeZone: 'Australia/Sydney' };

export const FormatsContext = createContext<Formats>(createFormats(AUSTRALIA));

/** The formats of the signed-in person's practice. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
