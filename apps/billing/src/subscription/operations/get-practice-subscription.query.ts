import { getPracticeSubscription } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { PracticeSubscriptions } from './practice-subscriptions';

export const GetPracticeSubscriptionQuery = implement(
  getPracticeSubscription,
  [PracticeSubscriptions],
  (subscriptions) => ({
    handle: ({ params }) => subscriptions.read(params.id),
  }),
);
