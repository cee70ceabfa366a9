import { reactivateSubscription } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { reactivate } from '../domain/subscription-terms';
import { OwnSubscription } from './own-subscription';

export const ReactivateSubscriptionHandler = implement(
  reactivateSubscription,
  [OwnSubscription],
  (subscription) => ({
    handle: ({ body }) => subscription.change(body.version, reactivate),
  }),
);
