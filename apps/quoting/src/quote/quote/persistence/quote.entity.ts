import type {
  Currency,
  PricedLine,
  ProcedureClass,
  Quote,
  QuoteStatus,
  QuoteTotals,
} from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { QuoteChoicesState, QuoteState } from '../domain/quote.state';

@Entity({ schema: 'quoting', name: 'quote' })
export class QuoteEntity extends TenantEntity implements QuoteState {
  @Column('text') quoteNumber!: string;
  @Column('int') revision!: number;
  @Column('text') status!: QuoteStatus;
  @Column('uuid') clientId!: string;
  @Column('jsonb') client!: Quote['client'];
  @Column('uuid') doctorId!: string;
  @Column('jsonb') doctor!: Quote['doctor'];
  @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('jsonb', { nullable: true }) hospital!: Quote['hospital'];
  @Column('uuid', { nullable: true }) siteId!: string | null;
  @Column('jsonb', { nullable: true }) site!: Quote['site'];
  @Column('text') procedureClass!: ProcedureClass;
  /** Null while undecided. */
  @Column('text', { nullable: true }) place!: Quote['place'];
  @Column('jsonb', { nullable: true }) placeResults!: Quote['placeResults'];
  @Column('jsonb') surgeries!: Quote['surgeries'];
  @Column('text') currency!: Currency;
  @Column('int') gstRateBasisPoints!: number;
  @Column('text') timeZone!: string;
  @Column('date') validUntil!: string;
  @Column('timestamptz', { nullable: true }) expiresAt!: Date | null;
  @Column('text', { nullable: true }) notesToPatient!: string | null;
  @Column('jsonb') lines!: PricedLine[];
  @Column('jsonb') totals!: QuoteTotals;
  /** The grand total, duplicated from `totals` so that lists can sort by it. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } }) totalMinor!: number;
  @Column('jsonb', { nullable: true }) quoteDiscount!: Quote['quoteDiscount'];
  @Column('jsonb') discount!: Quote['discount'];
  @Column('jsonb', { nullable: true }) approval!: Quote['approval'];
  @Column('jsonb') fund!: Quote['fund'];
  @Column('jsonb') notices!: Quote['notices'];
  @Column('date') pricedOn!: string;
  @Column('date', { nullable: true }) mbsTableDate!: string | null;
  @Column('uuid', { nullable: true }) previousId!: string | null;
  @Column('uuid', { nullable: true }) supersededById!: string | null;
  @Column('timestamptz', { nullable: true }) supersededAt!: Date | null;
  @Column('text') searchKey!: string;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  @Column('timestamptz', { nullable: true }) firstViewedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) respondedAt!: Date | null;
  @Column('text', { nullable: true }) rejectionReason!: string | null;
  @Column('text', { nullable: true }) withdrawnReason!: string | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt!: Date | null;
  @Column('uuid', { nullable: true }) surgeryCaseId!: string | null;
  @Column('text', { nullable: true }) documentHash!: string | null;
  @Column('text', { nullable: true }) mailState!: Quote['mailState'];
  @Column('text', { nullable: true }) mailDetail!: string | null;
  @Column('timestamptz', { nullable: true }) mailStateAt!: Date | null;
  /** When the patient's link was locked after too many wrong attempts. Null while it is not. */
  @Column('timestamptz', { nullable: true }) linkLockedAt!: Date | null;
  @Column('int', { default: 0 }) viewCount!: number;
  @Column('timestamptz', { nullable: true }) lastViewedAt!: Date | null;
  /** Unread messages from the patient, and when the open question was asked. */
  @Column('int', { default: 0 }) unreadMessages!: number;
  @Column('timestamptz', { nullable: true }) questionSince!: Date | null;
  @Column('text', { nullable: true }) interpreterLanguage!: string | null;
  /** The accepted version that this one varies. Null if it is not a variation. */
  @Column('uuid', { nullable: true }) variationOfId!: string | null;
  /** The patient's choices with prices. Null if there are none. */
  @Column('jsonb', { nullable: true }) choices!: QuoteChoicesState | null;
  @Column('jsonb', { nullable: true }) acceptance!: Quote['acceptance'];
  @Column('timestamptz', { nullable: true }) acceptanceWithdrawnAt!: Date | null;
  @Column('text', { nullable: true }) acceptanceWithdrawnReason!: string | null;
}
