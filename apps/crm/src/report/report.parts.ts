import { defineParts } from '@quillcare/service-kit';
import { OnEnquiryProgressedConsumer } from './consumers/on-enquiry-progressed.consumer';
import { OnZoneChangedConsumer } from './consumers/on-zone-changed.consumer';
import { RollUpEnquiriesJob } from './jobs/roll-up-enquiries.job';
import { ReadEnquiryReportQuery } from './operations/read-enquiry-report.query';
import { ReadLeadOriginQuery } from './operations/read-lead-origin.query';
import { CreateEnquiryReports1764640000001 } from './persistence/create-enquiry-reports.migration';
import { DivideEnquiries1764830000001 } from './persistence/divide-enquiries.migration';
import { EnquiriesByDoctor1764870000002 } from './persistence/enquiries-by-doctor.migration';
import { EnquiryRollUp } from './persistence/enquiry-roll-up';

/** How far enquiries came, counted by day. */
export const reportParts = defineParts({
  migrations: [
    CreateEnquiryReports1764640000001,
    DivideEnquiries1764830000001,
    EnquiriesByDoctor1764870000002,
  ],
  handlers: [ReadEnquiryReportQuery, ReadLeadOriginQuery],
  consumers: [OnEnquiryProgressedConsumer, OnZoneChangedConsumer],
  jobs: [RollUpEnquiriesJob],
  providers: [EnquiryRollUp],
});
