import { leadSource, type ReportDivision, type ReportRow } from '@quillcare/contracts';
import {
  getDateFormat,
  getNumberFormat,
  TIME_CLASS_BOUNDS,
  type DaySpan,
  type ReportPeriod,
} from '@quillcare/rules';
import { word } from '../../shared/words/words';
import { reportWords } from './report.en';

const MINUTES_PER_DAY = 1_440;

/** "November 2026", "Oct – Dec 2026", "2026/27". */
export function formatPeriod(kind: ReportPeriod, { from, to }: DaySpan, locale: string): string {
  if (kind === 'year') return `${from.slice(0, 4)}/${to.slice(2, 4)}`;
  const style = kind === 'month' ? 'long' : 'short';
  const format = getDateFormat(locale, { month: style, year: 'numeric', timeZone: 'UTC' });
  if (kind === 'month') return format.format(new Date(from));
  return format.formatRange(new Date(from), new Date(to));
}

/** "Nov 2026". */
function formatMonth(day: string, locale: string): string {
  return getDateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** "40 min", "3.5 h", "2.1 days". */
export function formatDuration(minutes: number, locale: string): string {
  const formatDecimal = (value: number) =>
    getNumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  if (minutes < 60) return word(reportWords, 'times.minutes', { value: formatDecimal(Math.round(minutes)) });
  if (minutes < 2 * MINUTES_PER_DAY) {
    const isDay = minutes === MINUTES_PER_DAY;
    if (!isDay) return word(reportWords, 'times.hours', { value: formatDecimal(minutes / 60) });
  }
  const days = minutes / MINUTES_PER_DAY;
  return word(reportWords, 'times.days', { value: formatDecimal(days), count: days });
}

/** Labels of the duration classes. The last one is open-ended. */
export function timeClassLabels(locale: string): string[] {
  const bounds = TIME_CLASS_BOUNDS.map((bound) => formatDuration(bound, locale));
  return [
    ...bounds.map((bound) => word(reportWords, 'times.under', { bound })),
    word(reportWords, 'times.over', { bound: bounds.at(-1) ?? '' }),
  ];
}

export function rowLabel(
  by: ReportDivision,
  { value, name }: Pick<ReportRow, 'value' | 'name'>,
  locale: string,
): string {
  if (by === 'MONTH') return formatMonth(value, locale);
  if (value === '') return word(reportWords, `parts.none.${by}`);
  const source = by === 'SOURCE' ? leadSource.safeParse(value).data : undefined;
  return source ? word(reportWords, `source.${source}`) : (name ?? value);
}

/** Numbers duplicate names. Two doctors may share a name, but bars and columns need distinct ones. */
export function disambiguateNames(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Formats a share such as "45%". A dash if the whole is zero. */
export function formatShare(part: number, total: number, locale: string): string {
  if (total === 0) return '–';
  return getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / total);
}
