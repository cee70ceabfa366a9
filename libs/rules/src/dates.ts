import { DEFAULT_LOCALE, getDateFormat } from './locale';

const DAY_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is an existing date in the form YYYY-MM-DD (years 0001 to 9999). */
export function isIsoDate(text: string): boolean {
  if (!ISO_DATE.test(text)) return false;
  return isCalendarDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)));
}

/** Returns whether year, month (1 to 12) and day form an existing date of the Gregorian calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

/** Returns the calendar date (YYYY-MM-DD) at the instant `now` in an IANA time zone. */
export function todayIn(now: Date, timeZone: string): string {
  return new Date(toWallClock(now.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Returns the first instant of a calendar date in a time zone. Correct across daylight-saving changes. */
export function startOfDayIn(isoDate: string, timeZone: string): Date {
  const midnight = parseUtc(isoDate);
  const before = midnight - timeZoneOffsetAt(midnight - DAY_MS, timeZone);
  const after = midnight - timeZoneOffsetAt(midnight + DAY_MS, timeZone);
  const [first, second] = before <= after ? [before, after] : [after, before];
  return new Date(todayIn(new Date(first), timeZone) === isoDate ? first : second);
}

/** Returns the last millisecond of a calendar date in a time zone. Correct across daylight-saving changes. */
export function endOfDayIn(isoDate: string, timeZone: string): Date {
  return new Date(startOfDayIn(addDays(isoDate, 1), timeZone).getTime() - 1);
}

/**
 * Returns the first instant at which the local time on a calendar date is `time` ("07:00") or later. If the time occurs twice
 * because clocks go back, it is the first of the two; if it is skipped because clocks go forward, it is the moment of the change.
 */
export function toInstant(isoDate: string, time: string, timeZone: string): Date {
  const local = parseUtc(isoDate) + parseMinutes(time) * 60_000;
  const before = local - timeZoneOffsetAt(local - DAY_MS, timeZone);
  const after = local - timeZoneOffsetAt(local + DAY_MS, timeZone);
  const candidates = [Math.min(before, after), Math.max(before, after)] as const;
  const exact = candidates.find((instant) => toWallClock(instant, timeZone) === local);
  if (exact !== undefined) return new Date(exact);
  let [early, late] = candidates;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (toWallClock(middle, timeZone) >= local) late = middle;
    else early = middle;
  }
  return new Date(late);
}

/** Returns whether a local time exists on a date. False within the hour skipped when clocks go forward. */
export function isExistingLocalTime(isoDate: string, time: string, timeZone: string): boolean {
  const shown = toWallClock(toInstant(isoDate, time, timeZone).getTime(), timeZone);
  return shown === parseUtc(isoDate) + parseMinutes(time) * 60_000;
}

function parseMinutes(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time of day: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

/** Returns the calendar date `days` days later, or earlier if negative. */
export function addDays(isoDate: string, days: number): string {
  return new Date(parseUtc(isoDate) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of calendar days between two dates, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((parseUtc(to) - parseUtc(from)) / DAY_MS);
}

/** Returns whether the last day on which a quote is valid has ended in the practice's time zone. */
export function isExpired(validUntil: string, now: Date, timeZone: string): boolean {
  return todayIn(now, timeZone) > validUntil;
}

/**
 * Returns the date `days` working days (Monday to Friday) later, or earlier if negative. 0 returns the date itself. Ignores
 * public holidays.
 */
export function addBusinessDays(isoDate: string, days: number): string {
  const step = Math.sign(days);
  const weeks = Math.trunc(Math.abs(days) / 5);
  let remaining = Math.abs(days) % 5;
  let date = isoDate;
  if (step !== 0) while (isoWeekday(date) > 5) date = addDays(date, -step);
  date = addDays(date, step * weeks * 7);
  while (remaining > 0) {
    date = addDays(date, step);
    if (isoWeekday(date) <= 5) remaining -= 1;
  }
  return date;
}

/** Returns a person's age in completed years. Someone born on 29 February has their birthday on 1 March in other years. */
export function ageOn(dateOfBirth: string, isoDate: string): number {
  const years = Number(isoDate.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return isoDate.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Returns the weekday of a date, from Monday 1 to Sunday 7 (ISO 8601). */
export function isoWeekday(isoDate: string): number {
  return new Date(parseUtc(isoDate)).getUTCDay() || 7;
}

/** Formats a calendar date: "20 Nov 2026". */
export function formatDate(isoDate: string, locale: string = DEFAULT_LOCALE): string {
  return getDateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(parseUtc(isoDate));
}

/** Formats a calendar date with its weekday: "Friday, 20 November 2026". */
export function formatLongDate(isoDate: string, locale: string = DEFAULT_LOCALE): string {
  return getDateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(parseUtc(isoDate));
}

/** Formats an instant in a time zone: "20 Nov 2026, 4:05 pm". */
export function formatDateTime(date: Date, locale: string, timeZone: string): string {
  return getDateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
}

function parseUtc(isoDate: string): number {
  if (!isIsoDate(isoDate)) throw new RangeError(`Not a calendar date: ${isoDate}`);
  return Date.parse(`${isoDate}T00:00:00.000Z`);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function timeZoneOffsetAt(instant: number, timeZone: string): number {
  return toWallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** Returns the local time at an instant, expressed as if it were UTC (milliseconds, truncated to whole seconds). */
function toWallClock(instant: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getWallClockFormat(timeZone).formatToParts(instant))
    part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

function getWallClockFormat(timeZone: string): Intl.DateTimeFormat {
  return getDateFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
