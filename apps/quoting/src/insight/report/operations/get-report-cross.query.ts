import { getReportCross, type InputOf, type ReportCross } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { daysOf } from '../domain/report';
import { ReportMaker } from './report.maker';

@Implements(getReportCross)
export class GetReportCrossQuery implements Handler<typeof getReportCross> {
  constructor(
    private readonly reports: ReportMaker,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ query: { rows, columns, ...days } }: InputOf<typeof getReportCross>): Promise<ReportCross> {
    return this.reports.cross(daysOf(days, await this.organisation.today()), rows, columns);
  }
}
