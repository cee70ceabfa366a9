import { DEFAULT_LOCALE, getDateFormat } from './locale';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/**
 * Formats how long ago something happened, for the notification centre: under 60 s "Just now", then minutes, hours (under 24 h)
 * and days (under 7 d), otherwise the date in `timeZone`. An invalid time is "Unknown time" (product specification). A time in
 * the future, due to a slow clock, is "Just now".
 */
export function formatRelativeTime(
  from: Date | string,
  now: Date,
  locale: string = DEFAULT_LOCALE,
  timeZone = 'Australia/Sydney',
): string {
  const date = typeof from === 'string' ? new Date(from) : from;
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1000);
  if (Number.isNaN(seconds)) return 'Unknown time';
  if (seconds < MINUTE_SECONDS) return 'Just now';
  if (seconds >= WEEK_SECONDS) return getDateFormat(locale, { dateStyle: 'medium', timeZone }).format(date);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (seconds < HOUR_SECONDS) return ago.format(-Math.floor(seconds / MINUTE_SECONDS), 'minute');
  if (seconds < DAY_SECONDS) return ago.format(-Math.floor(seconds / HOUR_SECONDS), 'hour');
  return ago.format(-Math.floor(seconds / DAY_SECONDS), 'day');
}
