import { getReportBreakdown } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ReportSourcesReader } from './report-sources';
import { ReportMaker } from './report.maker';

export const GetReportBreakdownQuery = implement(
  getReportBreakdown,
  [ReportMaker, ReportSourcesReader],
  (reports, sources) => ({
    handle: async ({ query: { by, ...days } }) => reports.buildBreakdown(await sources.read(days, by), by),
  }),
);
