import { defineParts } from '@quillcare/service-kit';
import { RenewSubscriptionsJob } from './renew-subscriptions.job';

/** The next periods of subscriptions, and the rates and terms that end with the last. */
export const renewalParts = defineParts({ jobs: [RenewSubscriptionsJob] });
