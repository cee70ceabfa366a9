import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { QuoteOutcome, QuoteProgress } from '../domain/quote-progress';

/** Progress of a quote revision, stored so that events which overtake `QuoteSent` still count. */
@Entity({ schema: 'callbacks', name: 'quote_progress' })
export class QuoteProgressEntity extends TenantEntity implements QuoteProgress {
  @Column('uuid') quoteId!: string;
  @Column('int') revision!: number;
  @Column('text', { nullable: true }) outcome!: QuoteOutcome | null;
  @Column('boolean', { default: false }) isReplaced!: boolean;
  @Column('date', { nullable: true }) queriedOn!: string | null;
  @Column('timestamptz', { nullable: true }) queriedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
}
