import type { BillingCycle, DiscountRateStatus, DiscountType } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'billing', name: 'discount_rate' })
export class DiscountRateEntity extends TenantEntity {
  @Column('text') type!: DiscountType;
  /** Basis points of a percentage, else cents. */
  @Column('int') value!: number;
  @Column('text', { nullable: true }) cycle!: BillingCycle | null;
  @Column('date') startsOn!: string;
  /** The last day. */
  @Column('date', { nullable: true }) endsOn!: string | null;
  @Column('text') reason!: string;
  @Column('text') status!: DiscountRateStatus;
}
