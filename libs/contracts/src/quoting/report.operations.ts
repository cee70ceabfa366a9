import { z } from 'zod';
import { csvPage } from '../core/csv';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { text } from '../core/primitives';
import { checkReportDays, reportParameters } from '../core/report-range';
import {
  enquiryProgress,
  reportBreakdown,
  reportCross,
  reportDivision,
  reportRowDivision,
  reportSummary,
  type ReportDivision,
  type ReportRowDivision,
} from './report.schemas';

const permission = { resource: 'REPORTS', action: 'READ' } as const;

export const getReportSummary = query({
  name: 'quoting.getReportSummary',
  summary: 'Summarise the outcomes of the enquiries and quotes of a period, compared with another period',
  http: { method: 'GET', path: '/reports/summary' },
  permission,
  query: z.strictObject(reportParameters).superRefine(checkReportDays),
  result: reportSummary,
  provides: ['Report'],
});

export const getReportBreakdown = query({
  name: 'quoting.getReportBreakdown',
  summary: 'Break the report down by month, procedure, doctor, site or source of the enquiry',
  http: { method: 'GET', path: '/reports/breakdown' },
  permission,
  query: z
    .strictObject({ ...reportParameters, by: reportDivision.default('MONTH') })
    .superRefine(checkReportDays),
  result: reportBreakdown,
  provides: ['Report'],
});

const crossDivisions = {
  rows: reportRowDivision.default('PROCEDURE'),
  columns: reportDivision.default('MONTH'),
};

/** A dimension crossed with itself would only fill the diagonal. */
function checkDivisions(
  { rows, columns }: { rows: ReportRowDivision; columns: ReportDivision },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (rows === columns)
    addIssue({
      code: 'custom',
      path: ['columns'],
      message: 'Please choose something different from the rows',
    });
}

const { from, to } = reportParameters;

export const getReportCross = query({
  name: 'quoting.getReportCross',
  summary: 'Cross-tabulate quotes by two dimensions, such as procedure and month, or doctor and site',
  http: { method: 'GET', path: '/reports/cross' },
  permission,
  query: z
    .strictObject({ from, to, ...crossDivisions })
    .superRefine(checkReportDays)
    .superRefine(checkDivisions),
  result: reportCross,
  provides: ['Report'],
});

/** Texts by key in the user's language. Missing ones are in English; unused ones are ignored. */
const texts = z
  .record(z.string().max(60), text(200))
  .refine((all) => Object.keys(all).length <= 200, { message: 'There are too many texts' });

export const reportTable = z.enum(['FUNNEL', 'BREAKDOWN', 'CROSS', 'TIMES', 'WAITING', 'REASONS', 'BILLED']);
export type ReportTable = z.infer<typeof reportTable>;

export const exportReport = command({
  name: 'quoting.exportReport',
  summary: 'Export a report table as CSV',
  http: { method: 'POST', path: '/reports/export', status: 200, encoding: 'csv' },
  permission,
  whileReadOnly: true,
  query: z
    .strictObject({
      ...reportParameters,
      table: reportTable.default('FUNNEL'),
      /** For BREAKDOWN only. */
      by: reportDivision.default('MONTH'),
      /** For CROSS only. */
      ...crossDivisions,
      cursor: z.string().max(600).optional(),
    })
    .superRefine(checkReportDays)
    .superRefine(checkDivisions),
  body: z.strictObject({ texts: texts.optional() }),
  result: csvPage,
  stepUp: true,
});

/** The progress of an enquiry's quotes changed, forwards or backwards. Its lead shows it. */
export const EnquiryProgressed = event({
  service: 'quoting',
  name: 'EnquiryProgressed',
  data: enquiryProgress,
});

export const rollUpQuotes = job({
  service: 'quoting',
  name: 'rollUpQuotes',
  data: z.object({}),
  everyMs: 10_000,
  attempts: 1,
});
