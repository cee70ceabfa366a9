import type { Country } from './country';
import { addDays, isCalendarDay } from './dates';

/** The periods that a report can be about; a quarter is a quarter of the calendar, as are those of both financial years. */
export const REPORT_PERIODS = ['month', 'quarter', 'year', 'custom'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** With what a period is compared: the one before, or the same days of the year before. */
export const REPORT_COMPARISONS = ['former', 'lastYear', 'none'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** Calendar dates, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** So many days a report may cover: three years and a few days. */
export const LONGEST_REPORT_DAYS = 1_100;

/** The month in which the financial year begins. */
const FIRST_MONTH: Record<Country, number> = { AU: 7, NZ: 4 };
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const DAY_MS = 86_400_000;

/** The month, quarter or financial year that a day is in. */
export function periodOf(kind: Exclude<ReportPeriod, 'custom'>, day: string, country: Country): DaySpan {
  const length = MONTHS[kind];
  const first = kind === 'year' ? FIRST_MONTH[country] : 1;
  const month = monthIndex(day);
  const begin = month - ((((month - (first - 1)) % length) + length) % length);
  return spanOfMonths(begin, length);
}

/** The period before (`by` −1) or after (`by` 1); a custom one moves by its own length. */
export function periodBeside(kind: ReportPeriod, span: DaySpan, by: -1 | 1): DaySpan {
  if (kind !== 'custom') return spanOfMonths(monthIndex(span.from) + by * MONTHS[kind], MONTHS[kind]);
  const days = by * dayCount(span);
  return { from: addDays(span.from, days), to: addDays(span.to, days) };
}

/**
 * With which days a period is compared; null for none. A period that is not over yet is compared with as many days of the
 * other one: half a month beside a whole one would always look bad.
 */
export function comparedWith(
  kind: ReportPeriod,
  span: DaySpan,
  comparison: ReportComparison,
  today: string,
): DaySpan | null {
  if (comparison === 'none') return null;
  const other = comparison === 'former' ? periodBeside(kind, span, -1) : yearBefore(kind, span);
  if (today < span.from || today >= span.to) return other;
  const last = addDays(other.from, dayCount({ from: span.from, to: today }) - 1);
  return { from: other.from, to: last < other.to ? last : other.to };
}

/** The months of a span, the first and the last cut to it. */
export function monthsOf({ from, to }: DaySpan): DaySpan[] {
  const [first, last] = [monthIndex(from), monthIndex(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = spanOfMonths(first + at, 1);
    return { from: month.from < from ? from : month.from, to: month.to > to ? to : month.to };
  });
}

/** How many days a span has. */
export function dayCount({ from, to }: DaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function yearBefore(kind: ReportPeriod, { from, to }: DaySpan): DaySpan {
  if (kind !== 'custom') return spanOfMonths(monthIndex(from) - 12, MONTHS[kind]);
  return { from: dayOfYearBefore(from), to: dayOfYearBefore(to) };
}

/** 29 February has 28 February. */
function dayOfYearBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return isoDate(year - 1, month, isCalendarDay(year - 1, month, date) ? date : 28);
}

/** Months since the year 0. */
function monthIndex(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function spanOfMonths(first: number, length: number): DaySpan {
  return { from: firstDayOf(first), to: addDays(firstDayOf(first + length), -1) };
}

function firstDayOf(month: number): string {
  return isoDate(Math.floor(month / 12), (month % 12) + 1, 1);
}

function isoDate(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
