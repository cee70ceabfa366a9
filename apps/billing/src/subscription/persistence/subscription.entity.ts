import type { BillingCycle, SubscriptionPlan, SubscriptionStatus } from '@quillcare/contracts';
import type { MatesRateTerms } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'billing', name: 'subscription' })
export class SubscriptionEntity extends TenantEntity {
  @Column('text') plan!: SubscriptionPlan;
  @Column('text') status!: SubscriptionStatus;
  @Column('text') cycle!: BillingCycle;
  @Column('timestamptz') trialStart!: Date;
  @Column('timestamptz') trialEnd!: Date;
  /** The last reminder that was sent of this end, by its days. */
  @Column('int', { nullable: true }) remindedDays!: number | null;
  /** The day on which its months begin. */
  @Column('date', { nullable: true }) anchor!: string | null;
  @Column('date', { nullable: true }) periodStart!: string | null;
  /** The day after the last. */
  @Column('date', { nullable: true }) periodEnd!: string | null;
  /** The latest day that was reckoned with: a clock that was set back changes nothing. */
  @Column('date', { nullable: true }) asOf!: string | null;
  /** The first day on which the practice is read-only if it has not paid; null until that was announced. */
  @Column('date', { nullable: true }) suspendsOn!: string | null;
  @Column('boolean') renews!: boolean;
  @Column('text', { nullable: true }) nextPlan!: SubscriptionPlan | null;
  @Column('text', { nullable: true }) nextCycle!: BillingCycle | null;
  /** The mates rate that its period was charged at. */
  @Column('jsonb', { nullable: true }) periodRate!: MatesRateTerms | null;
  /** Since when the practice is deactivated: meanwhile no period begins and no trial ends. */
  @Column('date', { nullable: true }) pausedSince!: string | null;
  @Column('boolean') isNotBilled!: boolean;
  @Column('date', { nullable: true }) notBilledSince!: string | null;
  /** The last day; null for none, and kept once it is over. */
  @Column('date', { nullable: true }) notBilledUntil!: string | null;
  @Column('text', { nullable: true }) notBilledReason!: string | null;
  @Column('text', { nullable: true }) contactName!: string | null;
  @Column('text', { nullable: true }) contactEmail!: string | null;
  @Column('text', { nullable: true }) businessNumber!: string | null;
}
