import { toIsoDate } from './weekdays';

/**
 * Returns Easter Sunday of the Gregorian calendar (ISO date), using the anonymous algorithm published in Nature in 1876 and known
 * as "Meeus/Jones/Butcher" (Meeus, Astronomical Algorithms, chapter 8). Valid from 1583.
 */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekShift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const days = epact + weekShift - 7 * late + 114;
  return toIsoDate(year, Math.floor(days / 31), (days % 31) + 1);
}
