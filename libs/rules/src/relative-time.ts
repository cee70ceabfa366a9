import { DEFAULT_LOCALE, dateFormat } from './locale';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * Formats how long ago something happened, for the notification centre: under 60 s "Just now", then minutes, hours (under 24 h)
 * and days (under 7 d), otherwise the date in `timeZone`. An invalid time is "Unknown time" (product specification). A time in
 * the future, due to a slow clock, is "Just now".
 */
export function relativeTime(
  from: Date | string,
  now: Date,
  locale: string = DEFAULT_LOCALE,
  timeZone = 'Australia/Sydney',
): string {
  const then = typeof from === 'string' ? new Date(from) : from;
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  if (Number.isNaN(seconds)) return 'Unknown time';
  if (seconds < MINUTE) return 'Just now';
  if (seconds >= WEEK) return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(then);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (seconds < HOUR) return ago.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return ago.format(-Math.floor(seconds / HOUR), 'hour');
  return ago.format(-Math.floor(seconds / DAY), 'day');
}
