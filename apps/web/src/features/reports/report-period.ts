import {
  reportDivision,
  reportRowDivision,
  type ReportDivision,
  type ReportRowDivision,
} from '@quillcare/contracts';
import {
  comparisonPeriod,
  countDays,
  isIsoDate,
  MAX_REPORT_DAYS,
  findReportPeriod,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  type Country,
  type DaySpan,
  type ReportComparison,
  type ReportPeriod,
} from '@quillcare/rules';
import { CROSS_MEASURES, type CrossMeasure } from './cross-measures';

/** The report's settings, kept in the URL. */
export interface ReportAddress {
  kind: ReportPeriod;
  span: DaySpan;
  comparison: ReportComparison;
  /** The comparison period. Null without comparison. */
  before: DaySpan | null;
  by: ReportDivision;
  /** The second division. Null if there is none. */
  and: ReportDivision | null;
  /** Both divisions as rows and columns. Months are always columns. Null without a second division. */
  cross: CrossAddress | null;
}

/** Settings of the cross table: rows, columns and measure. */
export interface CrossAddress {
  rows: ReportRowDivision;
  columns: ReportDivision;
  measure: CrossMeasure;
}

/** Parses the URL. Missing or invalid values default to the current quarter compared with the previous one. */
export function parseReportAddress(params: URLSearchParams, country: Country, today: string): ReportAddress {
  const kind = oneOf(REPORT_PERIODS, params.get('period'), 'quarter');
  const { kind: known, span } = spanOf(kind, params, country, today);
  const comparison = oneOf(REPORT_COMPARISONS, params.get('compare'), 'former');
  return {
    kind: known,
    span,
    comparison,
    before: comparisonPeriod(known, span, comparison, today),
    ...divisionsOf(params),
  };
}

function divisionsOf(params: URLSearchParams): Pick<ReportAddress, 'by' | 'and' | 'cross'> {
  const by = oneOf(reportDivision.options, params.get('by'), 'MONTH');
  const second = reportDivision.safeParse(params.get('and')).data;
  if (!second || second === by) return { by, and: null, cross: null };
  const rows = reportRowDivision.safeParse(by).data;
  const measure = oneOf(CROSS_MEASURES, params.get('measure'), 'quotes');
  // At most one of the two divisions is by month.
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
  const from = parseDay(params.get('from'));
  if (kind !== 'custom') return { kind, span: findReportPeriod(kind, from ?? today, country) };
  const to = parseDay(params.get('to'));
  if (!from || !to || !isCustomSpan({ from, to }))
    return { kind: 'quarter', span: findReportPeriod('quarter', today, country) };
  return { kind, span: { from, to } };
}

/** Returns whether a report can cover these days. */
export function isCustomSpan(span: DaySpan): boolean {
  return (
    isIsoDate(span.from) && isIsoDate(span.to) && span.from <= span.to && countDays(span) <= MAX_REPORT_DAYS
  );
}

/** Converts the settings to the operations' parameters. */
export function toPeriodParams({ span, before }: ReportAddress) {
  return {
    from: span.from,
    to: span.to,
    ...(before && { comparedFrom: before.from, comparedTo: before.to }),
  };
}

function parseDay(text: string | null): string | null {
  return text && isIsoDate(text) ? text : null;
}

function oneOf<T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}
