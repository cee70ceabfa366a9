import { defineParts } from '@quillcare/service-kit';
import { OnLeadChangedConsumer } from './consumers/on-lead-changed.consumer';
import { OnZoneChangedConsumer } from './consumers/on-zone-changed.consumer';
import { RollUpQuotesJob } from './jobs/roll-up-quotes.job';
import { EnquiriesClient } from './operations/enquiries.client';
import { ExportReportHandler } from './operations/export-report.handler';
import { GetReportBreakdownQuery } from './operations/get-report-breakdown.query';
import { GetReportCrossQuery } from './operations/get-report-cross.query';
import { GetReportSummaryQuery } from './operations/get-report-summary.query';
import { ReportSourcesReader } from './operations/report-sources';
import { CrossReader } from './operations/cross.reader';
import { ReportMaker } from './operations/report.maker';
import { ReportReader } from './operations/report.reader';
import { ClientEnquiryRepository } from './persistence/client-enquiry.repository';
import { CreateReportPairs1764830000000 } from './persistence/create-report-pairs.migration';
import { CreateReports1764640000000 } from './persistence/create-reports.migration';
import { QuoteRollUp } from './persistence/quote-roll-up';

/** What became of enquiries and quotes, counted by day. */
export const reportParts = defineParts({
  migrations: [CreateReports1764640000000, CreateReportPairs1764830000000],
  handlers: [GetReportSummaryQuery, GetReportBreakdownQuery, GetReportCrossQuery, ExportReportHandler],
  consumers: [OnLeadChangedConsumer, OnZoneChangedConsumer],
  jobs: [RollUpQuotesJob],
  providers: [
    ReportReader,
    ReportMaker,
    CrossReader,
    ReportSourcesReader,
    EnquiriesClient,
    ClientEnquiryRepository,
    QuoteRollUp,
  ],
});
