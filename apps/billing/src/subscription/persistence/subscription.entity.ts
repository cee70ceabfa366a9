import type { BillingCycle, SubscriptionPlan, SubscriptionStatus } from '@quillcare/contracts';
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
  @Column('boolean') renews!: boolean;
  @Column('text', { nullable: true }) nextPlan!: SubscriptionPlan | null;
  @Column('text', { nullable: true }) nextCycle!: BillingCycle | null;
  @Column('text', { nullable: true }) contactName!: string | null;
  @Column('text', { nullable: true }) contactEmail!: string | null;
  @Column('text', { nullable: true }) businessNumber!: string | null;
}
