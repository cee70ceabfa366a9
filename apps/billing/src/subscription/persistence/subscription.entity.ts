import type { SubscriptionPlan, SubscriptionStatus } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'billing', name: 'subscription' })
export class SubscriptionEntity extends TenantEntity {
  @Column('text') plan!: SubscriptionPlan;
  @Column('text') status!: SubscriptionStatus;
  @Column('timestamptz') trialStart!: Date;
  @Column('timestamptz') trialEnd!: Date;
  /** The last reminder that was sent of this end, by its days. */
  @Column('int', { nullable: true }) remindedDays!: number | null;
}
