import {
  getCaseCalendar,
  getReadinessBoard,
  getReportCross,
  listSurgeryCases,
  type RequestOf,
} from '@quillcare/contracts';
import type { HotQuery } from './hot-queries.suite';

const table = 'quoting.surgery_case';

const listed = (
  name: string,
  title: string,
  query: NonNullable<RequestOf<typeof listSurgeryCases>['query']>,
): HotQuery => ({
  name,
  title,
  table,
  act: ({ product, admin }) => product.call(listSurgeryCases, { query }, admin),
});

const cross = (
  name: string,
  title: string,
  of: string,
  query: NonNullable<RequestOf<typeof getReportCross>['query']>,
): HotQuery => ({
  name,
  title,
  table: of,
  act: ({ product, admin }) =>
    product.call(getReportCross, { query: { from: '2026-01-01', to: '2026-12-15', ...query } }, admin),
});

/** Frequent reads of surgery cases, and of reports by two dimensions. */
export const CASE_QUERIES: readonly HotQuery[] = [
  listed('surgery-cases', 'Surgery cases of a status', { status: 'PLANNED' }),
  listed('surgery-cases-booked', 'Booked surgery cases of some days, the first first', {
    status: 'SCHEDULED,CONFIRMED,RESCHEDULED,IN_PROGRESS',
    hasDate: 'true',
    sort: 'startsAt',
    startsAtFrom: '2026-11-01',
    startsAtTo: '2026-11-30',
  }),
  listed('surgery-cases-billed', 'Surgery cases with invoices of some days', {
    billedFrom: '2026-11-01',
    billedTo: '2026-11-30',
  }),
  {
    name: 'case-readiness',
    title: 'The readiness board: surgery cases of six weeks',
    table,
    act: ({ product, admin }) => product.call(getReadinessBoard, { query: {} }, admin),
  },
  {
    name: 'case-calendar',
    title: 'The calendar: surgery cases of a month',
    table,
    act: ({ product, admin }) =>
      product.call(getCaseCalendar, { query: { from: '2026-11-01', to: '2026-11-30' } }, admin),
  },
  cross('report-cross-months', 'Quotes of a year by procedure and month', 'quoting.report_day', {
    rows: 'PROCEDURE',
    columns: 'MONTH',
  }),
  cross('report-cross-pairs', 'Quotes of a year by procedure and doctor', 'quoting.report_pair_month', {
    rows: 'PROCEDURE',
    columns: 'DOCTOR',
  }),
];
