import type { Currency, DepositPayment } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A page of the practice's account at Stripe on which a patient pays a deposit, and what came of it. */
@Entity({ schema: 'quoting', name: 'deposit_payment' })
export class DepositPaymentEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') quoteId!: string;
  /** The patient's link by which it was begun. */
  @Column('uuid') linkId!: string;
  /** Counts the payments of a case. */
  @Column('int') place!: number;
  /** Names the payment to people: on the receipt and at Stripe. */
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
  /** When a card was first declined on the page. */
  @Column('timestamptz', { nullable: true }) failedAt!: Date | null;
}
