import type { AddedItemInput, BilledReason } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

export type AddedItem = Pick<AddedItemInput, 'kind' | 'description' | 'billedBy' | 'gstTreatment'>;

/**
 * The amount billed for a line of an accepted quote, with the amount quoted at the time, or for an item that is not on the quote.
 */
@Entity({ schema: 'quoting', name: 'billed_fee' })
export class BilledFeeEntity extends TenantEntity {
  @Column('uuid') surgeryCaseId!: string;
  @Column('uuid') quoteId!: string;
  /** Line id on the quote. For an added item, its own id. */
  @Column('uuid') lineId!: string;
  @Column('jsonb', { nullable: true }) addedItem!: AddedItem | null;
  /** Amounts in minor units; `amountMinor` excludes GST. */
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
