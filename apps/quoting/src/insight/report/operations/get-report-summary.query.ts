import { getReportSummary, type InputOf, type ReportSummary } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ReportSourcesReader } from './report-sources';
import { ReportMaker } from './report.maker';

@Implements(getReportSummary)
export class GetReportSummaryQuery implements Handler<typeof getReportSummary> {
  constructor(
    private readonly reports: ReportMaker,
    private readonly sources: ReportSourcesReader,
  ) {}

  async handle({ query }: InputOf<typeof getReportSummary>): Promise<ReportSummary> {
    return this.reports.summary(await this.sources.read(query, null));
  }
}
