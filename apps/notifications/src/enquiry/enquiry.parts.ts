import { defineParts } from '@quillcare/service-kit';
import { OnEnquiryReceivedConsumer } from './consumers/on-enquiry-received.consumer';

/** Notification to staff and email to the enquirer about an enquiry. */
export const enquiryParts = defineParts({ consumers: [OnEnquiryReceivedConsumer] });
