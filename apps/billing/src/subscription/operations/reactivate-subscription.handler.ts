import { reactivateSubscription } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { reactivate } from '../domain/subscription-terms';
import { CurrentSubscription } from './own-subscription';

export const ReactivateSubscriptionHandler = implement(
  reactivateSubscription,
  [CurrentSubscription],
  (subscription) => ({
    handle: ({ body }) => subscription.change(body.version, reactivate),
  }),
);
