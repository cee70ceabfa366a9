import { dateFormat, daysBetween } from '@quillcare/rules';
import type { Formats } from '../../../shared/formats/use-formats';
import { word } from '../../../shared/words/words';
import { viewsWords } from './quote-views.en';

/** Formats a time as "Tuesday 10:14 am", or with the date if it was a week ago or more. */
export function whenViewed(
  instant: string,
  formats: Pick<Formats, 'dayOf' | 'today' | 'time' | 'dateTime' | 'locale' | 'timeZone'>,
): string {
  const { locale, timeZone } = formats;
  if (daysBetween(formats.dayOf(instant), formats.today()) > 6) return formats.dateTime(instant);
  const day = dateFormat(locale, { weekday: 'long', timeZone }).format(new Date(instant));
  return word(viewsWords, 'weekday', { day, time: formats.time(instant) });
}
