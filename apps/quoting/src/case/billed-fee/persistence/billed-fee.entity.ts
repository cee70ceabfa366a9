import type { AddedItemInput, BilledReason } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** Describes an item that was billed but not quoted. */
export type AddedItem = Pick<AddedItemInput, 'kind' | 'description' | 'billedBy' | 'gstTreatment'>;

/** What was billed for a line of an accepted quote, beside what was quoted then, or for an item that the quote does not have. */
@Entity({ schema: 'quoting', name: 'billed_fee' })
export class BilledFeeEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') quoteId!: string;
  /** The line of the quote; of an added item its own id. */
  @Column('uuid') lineId!: string;
  @Column('jsonb', { nullable: true }) addedItem!: AddedItem | null;
  /** Amounts in minor units; the first is exclusive of GST. */
  @Column('int') amountMinor!: number;
  @Column('int') gstMinor!: number;
  @Column('int') totalMinor!: number;
  @Column('int') quotedMinor!: number;
  @Column('date') billedOn!: string;
  @Column('text', { nullable: true }) invoiceReference!: string | null;
  @Column('text', { nullable: true }) billerName!: string | null;
  @Column('text', { nullable: true }) reason!: BilledReason | null;
  @Column('text', { nullable: true }) reasonText!: string | null;
  @Column('text', { nullable: true }) enteredByName!: string | null;
}
