import type { BillingCycle, DiscountRateStatus, DiscountType } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'billing', name: 'discount_rate' })
export class DiscountRateEntity extends TenantEntity {
  @Column('text') type!: DiscountType;
  /** Basis points for a percentage, otherwise cents. */
  @Column('int') value!: number;
  @Column('text', { nullable: true }) cycle!: BillingCycle | null;
  @Column('date') startsOn!: string;
  /** Last day on which the rate applies, inclusive. Null for no end. */
  @Column('date', { nullable: true }) endsOn!: string | null;
  @Column('text') reason!: string;
  @Column('text') status!: DiscountRateStatus;
}
