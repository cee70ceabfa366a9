import { defineParts } from '@quillcare/service-kit';
import { RenewSubscriptionsJob } from './renew-subscriptions.job';

/** Renewal of subscriptions, and expiry of mates rates and non-billing terms. */
export const renewalParts = defineParts({ jobs: [RenewSubscriptionsJob] });
