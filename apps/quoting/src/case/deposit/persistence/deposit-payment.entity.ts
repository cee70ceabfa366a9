import type { Currency, DepositPayment } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A checkout page on the practice's Stripe account where a patient pays a deposit, and its outcome. */
@Entity({ schema: 'quoting', name: 'deposit_payment' })
export class DepositPaymentEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') quoteId!: string;
  /** The patient link the payment was started from. */
  @Column('uuid') linkId!: string;
  /** Sequence number of the payment within its case. */
  @Column('int') place!: number;
  /** Human-readable reference shown on the receipt and in Stripe. */
  @Column('text') reference!: string;
  @Column('int') amountMinor!: number;
  @Column('text') currency!: Currency;
  @Column('text') state!: DepositPayment['state'];
  @Column('text') sessionId!: string;
  @Column('text', { nullable: true }) intentId!: string | null;
  @Column('text', { nullable: true }) brand!: string | null;
  @Column('text', { nullable: true }) lastFour!: string | null;
  @Column('boolean') isLive!: boolean;
  @Column('text', { nullable: true }) problem!: DepositPayment['problem'];
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;
  /** When a card was first declined on the page. Null if none was. */
  @Column('timestamptz', { nullable: true }) failedAt!: Date | null;
}
