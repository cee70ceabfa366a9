import { cancelSubscription } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { cancel } from '../domain/subscription-terms';
import { OwnSubscription } from './own-subscription';

export const CancelSubscriptionHandler = implement(cancelSubscription, [OwnSubscription], (subscription) => ({
  handle: ({ body }) => subscription.change(body.version, cancel),
}));
