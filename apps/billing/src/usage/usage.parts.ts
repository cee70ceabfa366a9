import { defineParts } from '@quillcare/service-kit';
import { SubscriptionEventRepository } from '../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { GetSubscriptionUsageQuery } from './get-subscription-usage.query';
import { PlanUsageReader } from '../plan/plan-usage.reader';

export const usageParts = defineParts({
  handlers: [GetSubscriptionUsageQuery],
  providers: [PlanUsageReader, SubscriptionRepository, SubscriptionEventRepository],
});
