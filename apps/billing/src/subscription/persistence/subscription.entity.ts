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
  /** Days before the end that the last trial reminder was for. Null if none was sent for this end. */
  @Column('int', { nullable: true }) remindedDays!: number | null;
  /** The date from which monthly periods are counted. */
  @Column('date', { nullable: true }) anchor!: string | null;
  @Column('date', { nullable: true }) periodStart!: string | null;
  /** The day after the last one of the period. */
  @Column('date', { nullable: true }) periodEnd!: string | null;
  /** The latest billing date seen, so that a clock that is set back has no effect. */
  @Column('date', { nullable: true }) asOf!: string | null;
  /** First day on which the practice is read-only unless it pays. Null until announced. */
  @Column('date', { nullable: true }) suspendsOn!: string | null;
  @Column('boolean') renews!: boolean;
  @Column('text', { nullable: true }) nextPlan!: SubscriptionPlan | null;
  @Column('text', { nullable: true }) nextCycle!: BillingCycle | null;
  /** The mates rate at which the current period was charged. Null if none. */
  @Column('jsonb', { nullable: true }) periodRate!: MatesRateTerms | null;
  /** The day on which the practice was deactivated. While set, no period starts and no trial ends. */
  @Column('date', { nullable: true }) pausedSince!: string | null;
  @Column('boolean') isNotBilled!: boolean;
  @Column('date', { nullable: true }) notBilledSince!: string | null;
  /** Last day of non-billing, kept once it has passed. Null if open-ended. */
  @Column('date', { nullable: true }) notBilledUntil!: string | null;
  @Column('text', { nullable: true }) notBilledReason!: string | null;
  @Column('text', { nullable: true }) contactName!: string | null;
  @Column('text', { nullable: true }) contactEmail!: string | null;
  @Column('text', { nullable: true }) businessNumber!: string | null;
}
