import type { Country } from '../country';
import { australianHolidays } from './australia';
import type { PublicHoliday } from './holiday';
import { newZealandHolidays } from './new-zealand';

/** Whose holidays count: a country, and its state or region as `statesOf` names it; null where that is not known. */
export interface HolidayPlace {
  country: Country;
  region: string | null;
}

const known = new Map<string, ReadonlyMap<string, string>>();
/** Enough for each place in the years that people plan. */
const MOST_KNOWN = 300;

/** The public holidays of a place in a year, in order. Where the region is not known, those of the whole country. */
export function publicHolidays({ country, region }: HolidayPlace, year: number): PublicHoliday[] {
  const found = country === 'AU' ? australianHolidays(year, region) : newZealandHolidays(year, region);
  return found.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** What is kept on a day, or null: "Good Friday". */
export function publicHolidayOn(place: HolidayPlace, isoDate: string): string | null {
  return ofYear(place, Number(isoDate.slice(0, 4))).get(isoDate) ?? null;
}

function ofYear(place: HolidayPlace, year: number): ReadonlyMap<string, string> {
  const key = `${place.country} ${place.region ?? ''} ${year}`;
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= MOST_KNOWN) known.clear();
  const names = new Map(publicHolidays(place, year).map(({ date, name }) => [date, name]));
  known.set(key, names);
  return names;
}
