import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { subscriptionEvents } from '../domain/subscription-event';
import type { SubscriptionEntity } from './subscription.entity';

const NOTE = `insert into billing.subscription_event (organisation_id, subscription_id, kind, at, plan, trial_end)
  select $1, $2, kind, $4, $5, $6 from unnest($3::text[]) with ordinality noted (kind, place) order by place`;

/** What happened to subscriptions, a row each, in the transaction in which it happened. */
@Injectable()
export class SubscriptionEventRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async note(before: SubscriptionEntity | null, after: SubscriptionEntity): Promise<void> {
    const kinds = subscriptionEvents(before, after);
    if (kinds.length === 0) return;
    const { id, plan, trialEnd } = after;
    await this.uow.execute(NOTE, [this.uow.organisationId, id, kinds, this.uow.now(), plan, trialEnd]);
  }
}
