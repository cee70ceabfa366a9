import { defineParts } from '@quillcare/service-kit';
import { OnCallbacksDueConsumer } from './consumers/on-callbacks-due.consumer';

/** What staff are told of their callbacks. */
export const callbackParts = defineParts({ consumers: [OnCallbacksDueConsumer] });
