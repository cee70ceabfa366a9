import { cancelSubscription } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { cancel } from '../domain/subscription-terms';
import { CurrentSubscription } from './own-subscription';

export const CancelSubscriptionHandler = implement(
  cancelSubscription,
  [CurrentSubscription],
  (subscription) => ({
    handle: ({ body }) => subscription.change(body.version, cancel),
  }),
);
