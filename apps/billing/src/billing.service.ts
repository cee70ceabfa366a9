import { defineService } from '@quillcare/service-kit';
import { CreateSubscriptions1763600001000 } from './migrations/create-subscriptions.migration';
import { ListPlansQuery } from './plan/operations/list-plans.query';
import { OnOrganisationSignedUpConsumer } from './subscription/consumers/on-organisation-signed-up.consumer';
import { GetSubscriptionQuery } from './subscription/operations/get-subscription.query';
import { ListPlansOfQuery } from './subscription/operations/list-plans-of.query';
import { SubscriptionEntity } from './subscription/persistence/subscription.entity';
import { SubscriptionRepository } from './subscription/persistence/subscription.repository';

/** Plans, trials and subscriptions. */
export const billingService = defineService({
  name: 'billing',
  entities: [SubscriptionEntity],
  migrations: [CreateSubscriptions1763600001000],
  handlers: [ListPlansQuery, GetSubscriptionQuery, ListPlansOfQuery],
  consumers: [OnOrganisationSignedUpConsumer],
  jobs: [],
  providers: [SubscriptionRepository],
});
