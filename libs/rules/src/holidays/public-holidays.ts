import type { Country } from '../country';
import { australianHolidays } from './australia';
import type { PublicHoliday } from './holiday';
import { newZealandHolidays } from './new-zealand';

/** The place whose holidays apply: a country, and its state or region as named by `listStates`. The region is null if unknown. */
export interface HolidayPlace {
  country: Country;
  region: string | null;
}

const holidayNamesCache = new Map<string, ReadonlyMap<string, string>>();
/** Maximum number of cache entries: enough for every place in the years people plan for. */
const MAX_CACHED_YEARS = 300;

/**
 * Returns the public holidays of a place in a year, in date order. If the region is unknown, they are those of the whole country.
 */
export function listPublicHolidays({ country, region }: HolidayPlace, year: number): PublicHoliday[] {
  const found = country === 'AU' ? australianHolidays(year, region) : newZealandHolidays(year, region);
  return found.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Returns the name of the public holiday on a date ("Good Friday"), or null. */
export function findPublicHoliday(place: HolidayPlace, isoDate: string): string | null {
  return holidayNamesOfYear(place, Number(isoDate.slice(0, 4))).get(isoDate) ?? null;
}

function holidayNamesOfYear(place: HolidayPlace, year: number): ReadonlyMap<string, string> {
  const key = `${place.country} ${place.region ?? ''} ${year}`;
  const cached = holidayNamesCache.get(key);
  if (cached) return cached;
  if (holidayNamesCache.size >= MAX_CACHED_YEARS) holidayNamesCache.clear();
  const names = new Map(listPublicHolidays(place, year).map(({ date, name }) => [date, name]));
  holidayNamesCache.set(key, names);
  return names;
}
