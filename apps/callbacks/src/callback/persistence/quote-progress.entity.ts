import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { QuoteOutcome, QuoteProgress } from '../domain/quote-progress';

/** What was heard of a revision of a quote. It is kept, so that news which overtook `QuoteSent` still counts. */
@Entity({ schema: 'callbacks', name: 'quote_progress' })
export class QuoteProgressEntity extends TenantEntity implements QuoteProgress {
  @Column('uuid') quoteId!: string;
  @Column('int') revision!: number;
  @Column('text', { nullable: true }) outcome!: QuoteOutcome | null;
  @Column('date', { nullable: true }) queriedOn!: string | null;
}
