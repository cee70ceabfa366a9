import { Injectable } from '@nestjs/common';
import type { NonBillingAction } from '@quillcare/contracts';
import { currentContext, UnitOfWork } from '@quillcare/service-kit';
import type { SubscriptionEntity } from '../../subscription/persistence/subscription.entity';

const INSERT_EVENT = `insert into billing.non_billing_event (organisation_id, subscription_id, action, at, by_name, last_day, reason)
  select $1, $2, action, $4, $5, $6, $7 from unnest($3::text[]) with ordinality noted (action, place) order by place`;

@Injectable()
export class NonBillingRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Records actions with the terms that apply afterwards, in the practice's transaction. */
  async recordEvent(
    actions: readonly NonBillingAction[],
    { id, notBilledUntil, notBilledReason }: SubscriptionEntity,
    reason = notBilledReason,
  ): Promise<void> {
    if (actions.length === 0) return;
    const { actor } = currentContext();
    const byName = actor.userId === null ? null : actor.name;
    const { organisationId } = this.uow;
    await this.uow.execute(INSERT_EVENT, [
      ...[organisationId, id, actions, this.uow.now()],
      ...[byName, notBilledUntil, reason],
    ]);
  }

  /** Platform scope: returns subscriptions whose last day of non-billing was before `day`, except those in `except`. */
  findEnded(
    day: string,
    limit: number,
    except: readonly string[],
  ): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select id, organisation_id as "organisationId" from billing.subscription
        where is_not_billed and not_billed_until < $1 and deleted_at is null and id <> all ($2::uuid[])
        order by not_billed_until limit $3`,
      [day, except, limit],
    );
  }
}
