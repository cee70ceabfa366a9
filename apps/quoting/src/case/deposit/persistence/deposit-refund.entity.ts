import type { CaseDepositView } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

type Refund = CaseDepositView['payments'][number]['refunds'][number];

/** A part of a deposit that is given back to its card, or all of it. */
@Entity({ schema: 'quoting', name: 'deposit_refund' })
export class DepositRefundEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') paymentId!: string;
  @Column('int') amountMinor!: number;
  @Column('text') state!: Refund['state'];
  @Column('text') reason!: string;
  @Column('text') byName!: string;
  /** As Stripe knows it; null until it answered. */
  @Column('text', { nullable: true }) providerId!: string | null;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
