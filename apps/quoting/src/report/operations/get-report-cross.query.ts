import { getReportCross, type InputOf, type ReportCross } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { daysOf } from '../domain/report';
import { ReportMaker } from './report.maker';

@Implements(getReportCross)
export class GetReportCrossQuery implements Handler<typeof getReportCross> {
  constructor(
    private readonly reports: ReportMaker,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async handle({ query: { rows, columns, ...days } }: InputOf<typeof getReportCross>): Promise<ReportCross> {
    const { timeZone } = await this.organisation.current();
    return this.reports.cross(daysOf(days, todayIn(this.clock.now(), timeZone)), rows, columns);
  }
}
