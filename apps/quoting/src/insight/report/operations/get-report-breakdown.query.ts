import { getReportBreakdown, type InputOf, type ReportBreakdown } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ReportSourcesReader } from './report-sources';
import { ReportMaker } from './report.maker';

@Implements(getReportBreakdown)
export class GetReportBreakdownQuery implements Handler<typeof getReportBreakdown> {
  constructor(
    private readonly reports: ReportMaker,
    private readonly sources: ReportSourcesReader,
  ) {}

  async handle({ query: { by, ...days } }: InputOf<typeof getReportBreakdown>): Promise<ReportBreakdown> {
    return this.reports.breakdown(await this.sources.read(days, by), by);
  }
}
