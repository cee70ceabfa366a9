import { defineParts } from '@quillcare/service-kit';
import { OnEnquiryReceivedConsumer } from './consumers/on-enquiry-received.consumer';

/** What staff and the enquirer are told of an enquiry. */
export const enquiryParts = defineParts({ consumers: [OnEnquiryReceivedConsumer] });
