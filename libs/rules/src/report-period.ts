import type { Country } from './country';
import { addDays, isCalendarDay } from './dates';

/**
 * The periods available for reports. Quarters are calendar quarters, which coincide with those of both countries' financial
 * years.
 */
export const REPORT_PERIODS = ['month', 'quarter', 'year', 'custom'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** What a period is compared with: the previous period, or the same days of the previous year. */
export const REPORT_COMPARISONS = ['former', 'lastYear', 'none'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** A range of calendar dates (ISO), both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Maximum number of days in a report: a little over three years. */
export const MAX_REPORT_DAYS = 1_100;

const FINANCIAL_YEAR_FIRST_MONTH: Record<Country, number> = { AU: 7, NZ: 4 };
const PERIOD_MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const DAY_MS = 86_400_000;

/** Returns the month, quarter or financial year that contains a day. */
export function findReportPeriod(
  kind: Exclude<ReportPeriod, 'custom'>,
  day: string,
  country: Country,
): DaySpan {
  const length = PERIOD_MONTHS[kind];
  const first = kind === 'year' ? FINANCIAL_YEAR_FIRST_MONTH[country] : 1;
  const month = toMonthIndex(day);
  const begin = month - ((((month - (first - 1)) % length) + length) % length);
  return buildMonthSpan(begin, length);
}

/** Returns the previous (`by` −1) or next (`by` 1) period. A custom period moves by its own length. */
export function adjacentPeriod(kind: ReportPeriod, span: DaySpan, by: -1 | 1): DaySpan {
  if (kind !== 'custom')
    return buildMonthSpan(toMonthIndex(span.from) + by * PERIOD_MONTHS[kind], PERIOD_MONTHS[kind]);
  const days = by * countDays(span);
  return { from: addDays(span.from, days), to: addDays(span.to, days) };
}

/**
 * Returns the days a period is compared with, or null for no comparison. An unfinished period is compared with the same number of
 * days, because half a month would always look bad against a whole one.
 */
export function comparisonPeriod(
  kind: ReportPeriod,
  span: DaySpan,
  comparison: ReportComparison,
  today: string,
): DaySpan | null {
  if (comparison === 'none') return null;
  const other = comparison === 'former' ? adjacentPeriod(kind, span, -1) : samePeriodLastYear(kind, span);
  if (today < span.from || today >= span.to) return other;
  const last = addDays(other.from, countDays({ from: span.from, to: today }) - 1);
  return { from: other.from, to: last < other.to ? last : other.to };
}

/** Splits a span into months. The first and the last are cut to the span. */
export function splitIntoMonths({ from, to }: DaySpan): DaySpan[] {
  const [first, last] = [toMonthIndex(from), toMonthIndex(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = buildMonthSpan(first + at, 1);
    return { from: month.from < from ? from : month.from, to: month.to > to ? to : month.to };
  });
}

/** Returns the number of days in a span. */
export function countDays({ from, to }: DaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function samePeriodLastYear(kind: ReportPeriod, { from, to }: DaySpan): DaySpan {
  if (kind !== 'custom') return buildMonthSpan(toMonthIndex(from) - 12, PERIOD_MONTHS[kind]);
  return { from: sameDayLastYear(from), to: sameDayLastYear(to) };
}

/** 29 February maps to 28 February. */
function sameDayLastYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return toIsoDate(year - 1, month, isCalendarDay(year - 1, month, date) ? date : 28);
}

/** Months since the year 0. */
function toMonthIndex(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function buildMonthSpan(first: number, length: number): DaySpan {
  return { from: firstDayOfMonth(first), to: addDays(firstDayOfMonth(first + length), -1) };
}

function firstDayOfMonth(month: number): string {
  return toIsoDate(Math.floor(month / 12), (month % 12) + 1, 1);
}

function toIsoDate(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
