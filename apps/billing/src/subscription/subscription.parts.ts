import { defineParts } from '@quillcare/service-kit';
import { CreateSubscriptions1763600001000 } from '../migrations/create-subscriptions.migration';
import { OnOrganisationSignedUpConsumer } from './consumers/on-organisation-signed-up.consumer';
import { GetSubscriptionQuery } from './operations/get-subscription.query';
import { ListPlansOfQuery } from './operations/list-plans-of.query';
import { SubscriptionEntity } from './persistence/subscription.entity';
import { SubscriptionRepository } from './persistence/subscription.repository';

/** What a practice has subscribed to. */
export const subscriptionParts = defineParts({
  entities: [SubscriptionEntity],
  migrations: [CreateSubscriptions1763600001000],
  handlers: [GetSubscriptionQuery, ListPlansOfQuery],
  consumers: [OnOrganisationSignedUpConsumer],
  providers: [SubscriptionRepository],
});
