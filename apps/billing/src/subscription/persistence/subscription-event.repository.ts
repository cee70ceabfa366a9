import { Injectable } from '@nestjs/common';
import type { SubscriptionEventKind } from '@quillcare/contracts';
import type { PlanCharge } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { subscriptionEvents, type HistoryEvent } from '../domain/subscription-event';
import type { SubscriptionEntity } from './subscription.entity';

const INSERT_EVENTS = `insert into billing.subscription_event (organisation_id, subscription_id, kind, about, at, plan, trial_end)
  select $1, $2, kind, about, $5, $6, $7
    from unnest($3::text[], $4::text[]) with ordinality noted (kind, about, place) order by place`;

const CHARGE = `insert into billing.charge
    (organisation_id, subscription_id, kind, plan, cycle, first_day, until_day, amount_minor, charged_at, label, discount_rate_id)
  select $1, $2, kind, plan, cycle, "from", until, "amountMinor", $4, label, "rateId"
    from rows from (jsonb_to_recordset($3::jsonb) as (kind text, plan text, cycle text, "from" date, until date, "amountMinor" bigint,
        label text, "rateId" uuid))
      with ordinality order by ordinality`;

/** Stores the history and charges of subscriptions, in the transaction in which they occur. */
@Injectable()
export class SubscriptionEventRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async recordChanges(before: SubscriptionEntity | null, after: SubscriptionEntity): Promise<void> {
    const happened = subscriptionEvents(before, after);
    if (happened.length > 0) await this.insertEvents(happened, after);
  }

  /** Records an event of an invoice or card in the subscription's history. */
  async recordEvent(
    kind: Extract<SubscriptionEventKind, `${'INVOICE' | 'PAYMENT_METHOD'}_${string}`>,
    subscription: SubscriptionEntity,
  ): Promise<void> {
    await this.insertEvents([{ kind, about: null }], subscription);
  }

  private async insertEvents(
    happened: HistoryEvent[],
    { id, plan, trialEnd }: SubscriptionEntity,
  ): Promise<void> {
    const kinds = happened.map(({ kind }) => kind);
    const abouts = happened.map(({ about }) => about);
    await this.uow.execute(INSERT_EVENTS, [
      this.uow.organisationId,
      id,
      kinds,
      abouts,
      this.uow.now(),
      plan,
      trialEnd,
    ]);
  }

  async insertCharges(subscriptionId: string, charges: readonly PlanCharge[]): Promise<void> {
    if (charges.length === 0) return;
    await this.uow.execute(CHARGE, [
      this.uow.organisationId,
      subscriptionId,
      JSON.stringify(charges),
      this.uow.now(),
    ]);
  }
}
