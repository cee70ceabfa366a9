import { rollUpEnquiries } from '@quillcare/contracts';
import { onJob, RollUps } from '@quillcare/service-kit';
import { EnquiryRollUp } from '../persistence/enquiry-roll-up';

export const RollUpEnquiriesJob = onJob(rollUpEnquiries, [RollUps, EnquiryRollUp], (rollUps, enquiries) => ({
  handle: () => rollUps.run(enquiries),
}));
