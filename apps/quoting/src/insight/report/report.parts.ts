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
import { QuoteRollUp } from './persistence/quote-roll-up';

export const reportParts = defineParts({
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
