import { leadSource, type ReportDivision, type ReportRow } from '@quillcare/contracts';
import { dateFormat, numberFormat, TIME_BOUNDS, type DaySpan, type ReportPeriod } from '@quillcare/rules';
import { word } from '../../shared/words/words';
import { reportWords } from './report.en';

const MINUTES_A_DAY = 1_440;

/** "November 2026", "Oct – Dec 2026", "2026/27". */
export function periodName(kind: ReportPeriod, { from, to }: DaySpan, locale: string): string {
  if (kind === 'year') return `${from.slice(0, 4)}/${to.slice(2, 4)}`;
  const style = kind === 'month' ? 'long' : 'short';
  const format = dateFormat(locale, { month: style, year: 'numeric', timeZone: 'UTC' });
  if (kind === 'month') return format.format(new Date(from));
  return format.formatRange(new Date(from), new Date(to));
}

/** "Nov 2026". */
export function monthName(day: string, locale: string): string {
  return dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** "40 min", "3.5 h", "2.1 days". */
export function duration(minutes: number, locale: string): string {
  const shown = (value: number) => numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  if (minutes < 60) return word(reportWords, 'times.minutes', { value: shown(Math.round(minutes)) });
  if (minutes < 2 * MINUTES_A_DAY) {
    const isDay = minutes === MINUTES_A_DAY;
    if (!isDay) return word(reportWords, 'times.hours', { value: shown(minutes / 60) });
  }
  const days = minutes / MINUTES_A_DAY;
  return word(reportWords, 'times.days', { value: shown(days), count: days });
}

/** Labels of the duration classes. The last one is open-ended. */
export function timeClasses(locale: string): string[] {
  const bounds = TIME_BOUNDS.map((bound) => duration(bound, locale));
  return [
    ...bounds.map((bound) => word(reportWords, 'times.under', { bound })),
    word(reportWords, 'times.over', { bound: bounds.at(-1) ?? '' }),
  ];
}

export function rowName(
  by: ReportDivision,
  { value, name }: Pick<ReportRow, 'value' | 'name'>,
  locale: string,
): string {
  if (by === 'MONTH') return monthName(value, locale);
  if (value === '') return word(reportWords, `parts.none.${by}`);
  const source = by === 'SOURCE' ? leadSource.safeParse(value).data : undefined;
  return source ? word(reportWords, `source.${source}`) : (name ?? value);
}

/** Numbers duplicate names. Two doctors may share a name, but bars and columns need distinct ones. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Formats a share such as "45%". A dash if the whole is zero. */
export function shareOf(part: number, whole: number, locale: string): string {
  if (whole === 0) return '–';
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
}
