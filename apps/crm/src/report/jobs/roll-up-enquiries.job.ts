import { rollUpEnquiries } from '@quillcare/contracts';
import { Processes, RollUps, type JobHandler } from '@quillcare/service-kit';
import { EnquiryRollUp } from '../persistence/enquiry-roll-up';

/** Counts what changed since the last run. */
@Processes(rollUpEnquiries)
export class RollUpEnquiriesJob implements JobHandler<typeof rollUpEnquiries> {
  constructor(
    private readonly rollUps: RollUps,
    private readonly enquiries: EnquiryRollUp,
  ) {}

  handle(): Promise<void> {
    return this.rollUps.run(this.enquiries);
  }
}
