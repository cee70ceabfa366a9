import { defineParts } from '@quillcare/service-kit';
import { OnOrganisationActivityChangedConsumer } from './consumers/on-organisation-activity-changed.consumer';
import { OnOrganisationSignedUpConsumer } from './consumers/on-organisation-signed-up.consumer';
import { EndTrialsJob } from './jobs/end-trials.job';
import { RemindOfTrialJob } from './jobs/remind-of-trial.job';
import { ActivateSubscriptionHandler } from './operations/activate-subscription.handler';
import { CancelSubscriptionHandler } from './operations/cancel-subscription.handler';
import { ChangeSubscriptionHandler } from './operations/change-subscription.handler';
import { ExtendTrialHandler } from './operations/extend-trial.handler';
import { GetPracticeSubscriptionQuery } from './operations/get-practice-subscription.query';
import { GetSubscriptionQuery } from './operations/get-subscription.query';
import { ListPlansOfQuery } from './operations/list-plans-of.query';
import { ListSubscriptionEventsQuery } from './operations/list-subscription-events.query';
import { CurrentSubscription } from './operations/own-subscription';
import { PracticeSubscriptions } from './operations/practice-subscriptions';
import { PreviewSubscriptionChangeQuery } from './operations/preview-subscription-change.query';
import { ReactivateSubscriptionHandler } from './operations/reactivate-subscription.handler';
import { UpdateBillingContactHandler } from './operations/update-billing-contact.handler';
import { SubscriptionEntity } from './persistence/subscription.entity';
import { SubscriptionEventRepository } from './persistence/subscription-event.repository';
import { SubscriptionRepository } from './persistence/subscription.repository';

export const subscriptionParts = defineParts({
  entities: [SubscriptionEntity],
  handlers: [
    GetSubscriptionQuery,
    ListPlansOfQuery,
    ListSubscriptionEventsQuery,
    GetPracticeSubscriptionQuery,
    ExtendTrialHandler,
    ActivateSubscriptionHandler,
    PreviewSubscriptionChangeQuery,
    ChangeSubscriptionHandler,
    CancelSubscriptionHandler,
    ReactivateSubscriptionHandler,
    UpdateBillingContactHandler,
  ],
  consumers: [OnOrganisationSignedUpConsumer, OnOrganisationActivityChangedConsumer],
  jobs: [RemindOfTrialJob, EndTrialsJob],
  providers: [
    SubscriptionRepository,
    SubscriptionEventRepository,
    PracticeSubscriptions,
    CurrentSubscription,
  ],
});
