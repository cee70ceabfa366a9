import { getReportSummary } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ReportSourcesReader } from './report-sources';
import { ReportMaker } from './report.maker';

export const GetReportSummaryQuery = implement(
  getReportSummary,
  [ReportMaker, ReportSourcesReader],
  (reports, sources) => ({
    handle: async ({ query }) => reports.buildSummary(await sources.read(query, null)),
  }),
);
