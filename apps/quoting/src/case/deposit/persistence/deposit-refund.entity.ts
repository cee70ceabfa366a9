import type { CaseDepositView } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

type Refund = CaseDepositView['payments'][number]['refunds'][number];

/** A full or partial refund of a deposit to its card. */
@Entity({ schema: 'quoting', name: 'deposit_refund' })
export class DepositRefundEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') paymentId!: string;
  @Column('int') amountMinor!: number;
  @Column('text') state!: Refund['state'];
  @Column('text') reason!: string;
  @Column('text') byName!: string;
  /** Stripe's id. Null until Stripe has answered. */
  @Column('text', { nullable: true }) providerId!: string | null;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
