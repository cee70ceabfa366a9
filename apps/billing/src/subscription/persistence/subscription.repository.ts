import { Injectable } from '@nestjs/common';
import { practiceAccessFor, PracticeAccessChanged, PracticePlanChanged } from '@quillcare/contracts';
import { getPlan, type MatesRate, type PlanCharge } from '@quillcare/rules';
import { TenantRepository, UnitOfWork, type ChangeOptions, type NewRecord } from '@quillcare/service-kit';
import { SubscriptionEventRepository } from './subscription-event.repository';
import { SubscriptionEntity } from './subscription.entity';

/** Changes a subscription, given the practice's mates rates. Returns what the change costs. */
export type Decide = (row: SubscriptionEntity, rates: readonly MatesRate[]) => readonly PlanCharge[] | void;

type Changed = SubscriptionEntity & { isChanged: boolean };

@Injectable()
export class SubscriptionRepository extends TenantRepository<SubscriptionEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly events: SubscriptionEventRepository,
  ) {
    super(uow, SubscriptionEntity, {
      audit: 'SUBSCRIPTION',
      auditLabel: ({ plan }) => getPlan(plan).name,
      auditHidden: ['remindedDays', 'anchor', 'asOf', 'periodRate', 'pausedSince'],
    });
  }

  /** Returns whether the transaction's practice has a subscription. */
  exists(): Promise<boolean> {
    return this.manager.existsBy(SubscriptionEntity, { organisationId: this.organisationId });
  }

  /** Returns the subscription of the transaction's practice, or null. */
  async findCurrent({ lock = false } = {}): Promise<SubscriptionEntity | null> {
    const found = await this.manager.findOneBy(SubscriptionEntity, { organisationId: this.organisationId });
    return found && this.find(found.id, { lock });
  }

  override async insert(fields: NewRecord<SubscriptionEntity>): Promise<SubscriptionEntity> {
    const row = await super.insert(fields);
    await this.events.recordChanges(null, row);
    this.emitPlanChanged(row);
    return row;
  }

  /** Changes a subscription, stores the resulting charges, and publishes an event if the practice's access or plan changed. */
  async change(id: string, decide: Decide, options: ChangeOptions = {}): Promise<Changed> {
    let before: SubscriptionEntity | undefined;
    let charges: readonly PlanCharge[] | void = [];
    const row = await this.update(
      id,
      async (found) => {
        before = { ...found };
        charges = decide(found, await this.rates());
      },
      options,
    );
    if (before) await this.events.recordChanges(before, row);
    if (charges) await this.events.insertCharges(id, charges);
    const access = practiceAccessFor(row.status, row.isNotBilled);
    if (before && practiceAccessFor(before.status, before.isNotBilled) !== access)
      this.uow.emit(PracticeAccessChanged, id, { access, version: row.version });
    if (before && before.plan !== row.plan) this.emitPlanChanged(row);
    return { ...row, isChanged: before !== undefined && before.version !== row.version };
  }

  /**
   * Returns the rates, each of which counts from its first day to its last. A period that is renewed late may begin on the days of
   * one that has expired since, unless that had been deactivated. An active one comes first, because it may have been agreed
   * instead.
   */
  rates(): Promise<MatesRate[]> {
    return this.uow.query(
      `select id, type, value, cycle, starts_on::text as "startsOn", ends_on::text as "endsOn" from billing.discount_rate r
        where organisation_id = $1 and (status = 'ACTIVE' or status = 'EXPIRED' and 'DEACTIVATED' <>
          (select e.action from billing.discount_rate_event e where e.organisation_id = r.organisation_id and e.discount_rate_id = r.id
            and e.action in ('CREATED', 'ACTIVATED', 'DEACTIVATED') order by e.place desc limit 1))
        order by status = 'ACTIVE' desc, starts_on`,
      [this.organisationId],
    );
  }

  private emitPlanChanged({ id, plan, version }: SubscriptionEntity): void {
    this.uow.emit(PracticePlanChanged, id, { plan, version });
  }

  /** Stores the version of an identity event. Returns false if it is not newer than the last one. */
  async acceptActivityVersion(id: string, activityVersion: number): Promise<boolean> {
    const updated = await this.uow.execute(
      `update billing.subscription set activity_version = $3
        where organisation_id = $1 and id = $2 and activity_version < $3`,
      [this.organisationId, id, activityVersion],
    );
    return updated === 1;
  }

  /** Records the reminder sent. Not a user's change, so neither versioned nor audited. */
  async recordReminder(id: string, days: number): Promise<void> {
    await this.uow.execute(
      'update billing.subscription set reminded_days = $3 where organisation_id = $1 and id = $2',
      [this.organisationId, id, days],
    );
  }

  /** Platform scope: returns subscriptions whose period is over, the oldest first, except those in `except`. */
  due(
    day: string,
    limit: number,
    except: readonly string[],
  ): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select id, organisation_id as "organisationId" from billing.subscription
        where status in ('ACTIVE', 'PAST_DUE') and period_end <= $1 and not is_not_billed and paused_since is null and deleted_at is null
          and id <> all ($2::uuid[])
        order by period_end limit $3`,
      [day, except, limit],
    );
  }

  /** Platform scope: returns trials that have elapsed, the oldest first, except those in `except`. */
  findElapsedTrials(
    now: Date,
    limit: number,
    except: readonly string[],
  ): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select id, organisation_id as "organisationId" from billing.subscription
        where status = 'TRIALING' and trial_end <= $1 and not is_not_billed and paused_since is null and deleted_at is null
          and id <> all ($2::uuid[])
        order by trial_end limit $3`,
      [now, except, limit],
    );
  }
}
