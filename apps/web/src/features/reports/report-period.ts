import {
  reportDivision,
  reportRowDivision,
  type ReportDivision,
  type ReportRowDivision,
} from '@quillcare/contracts';
import {
  comparedWith,
  dayCount,
  isIsoDate,
  LONGEST_REPORT_DAYS,
  periodOf,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  type Country,
  type DaySpan,
  type ReportComparison,
  type ReportPeriod,
} from '@quillcare/rules';
import { CROSS_MEASURES, type CrossMeasure } from './cross-measures';

/** What the address of the page says. */
export interface ReportAddress {
  kind: ReportPeriod;
  span: DaySpan;
  comparison: ReportComparison;
  /** The days that it is compared with. */
  before: DaySpan | null;
  by: ReportDivision;
  /** By what it is divided once more; null for one division. */
  and: ReportDivision | null;
  /** The same as rows and columns: months are always columns. */
  cross: CrossAddress | null;
}

/** A table by two things at once, and what its cells show. */
export interface CrossAddress {
  rows: ReportRowDivision;
  columns: ReportDivision;
  measure: CrossMeasure;
}

/** Reads the address; what is wrong or missing in it is this quarter, compared with the one before. */
export function readReportAddress(params: URLSearchParams, country: Country, today: string): ReportAddress {
  const kind = oneOf(REPORT_PERIODS, params.get('period'), 'quarter');
  const { kind: known, span } = spanOf(kind, params, country, today);
  const comparison = oneOf(REPORT_COMPARISONS, params.get('compare'), 'former');
  return {
    kind: known,
    span,
    comparison,
    before: comparedWith(known, span, comparison, today),
    ...divisionsOf(params),
  };
}

function divisionsOf(params: URLSearchParams): Pick<ReportAddress, 'by' | 'and' | 'cross'> {
  const by = oneOf(reportDivision.options, params.get('by'), 'MONTH');
  const second = reportDivision.safeParse(params.get('and')).data;
  if (!second || second === by) return { by, and: null, cross: null };
  const rows = reportRowDivision.safeParse(by).data;
  const measure = oneOf(CROSS_MEASURES, params.get('measure'), 'quotes');
  // Of two divisions at most one is by month.
  const cross = rows
    ? { rows, columns: second, measure }
    : { rows: reportRowDivision.parse(second), columns: by, measure };
  return { by, and: second, cross };
}

function spanOf(
  kind: ReportPeriod,
  params: URLSearchParams,
  country: Country,
  today: string,
): Pick<ReportAddress, 'kind' | 'span'> {
  const from = day(params.get('from'));
  if (kind !== 'custom') return { kind, span: periodOf(kind, from ?? today, country) };
  const to = day(params.get('to'));
  if (!from || !to || !isCustomSpan({ from, to }))
    return { kind: 'quarter', span: periodOf('quarter', today, country) };
  return { kind, span: { from, to } };
}

/** Whether a report can be about these days. */
export function isCustomSpan(span: DaySpan): boolean {
  return (
    isIsoDate(span.from) &&
    isIsoDate(span.to) &&
    span.from <= span.to &&
    dayCount(span) <= LONGEST_REPORT_DAYS
  );
}

/** The parameters of the operations. */
export function daysOf({ span, before }: ReportAddress) {
  return {
    from: span.from,
    to: span.to,
    ...(before && { comparedFrom: before.from, comparedTo: before.to }),
  };
}

function day(text: string | null): string | null {
  return text && isIsoDate(text) ? text : null;
}

function oneOf<T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}
