import { defineParts } from '@quillcare/service-kit';
import { OnEnquiryProgressedConsumer } from './consumers/on-enquiry-progressed.consumer';
import { OnZoneChangedConsumer } from './consumers/on-zone-changed.consumer';
import { RollUpEnquiriesJob } from './jobs/roll-up-enquiries.job';
import { ReadEnquiryReportQuery } from './operations/read-enquiry-report.query';
import { ReadLeadOriginQuery } from './operations/read-lead-origin.query';
import { EnquiryRollUp } from './persistence/enquiry-roll-up';

/** Daily figures of how far enquiries progressed. */
export const reportParts = defineParts({
  handlers: [ReadEnquiryReportQuery, ReadLeadOriginQuery],
  consumers: [OnEnquiryProgressedConsumer, OnZoneChangedConsumer],
  jobs: [RollUpEnquiriesJob],
  providers: [EnquiryRollUp],
});
