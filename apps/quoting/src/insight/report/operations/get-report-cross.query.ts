import { getReportCross } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { daysOf } from '../domain/report';
import { ReportMaker } from './report.maker';

export const GetReportCrossQuery = implement(
  getReportCross,
  [ReportMaker, OrganisationFacts],
  (reports, organisation) => ({
    handle: async ({ query: { rows, columns, ...days } }) =>
      reports.buildCrossTable(daysOf(days, await organisation.today()), rows, columns),
  }),
);
