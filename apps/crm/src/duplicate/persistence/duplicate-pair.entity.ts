import type { DuplicateReason } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'duplicate_pair' })
export class DuplicatePairEntity extends TenantEntity {
  /** The older record, because ids sort by creation time. */
  @Column('uuid') firstId!: string;
  @Column('uuid') secondId!: string;
  @Column('text', { array: true }) reasons!: DuplicateReason[];
  /** When someone marked the two as different people. Null while undecided. */
  @Column('timestamptz', { nullable: true }) dismissedAt!: Date | null;
  @Column('uuid', { nullable: true }) dismissedBy!: string | null;
}
