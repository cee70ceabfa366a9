import type { DuplicateReason } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'duplicate_pair' })
export class DuplicatePairEntity extends TenantEntity {
  /** The older record: ids sort by creation time. */
  @Column('uuid') firstId!: string;
  @Column('uuid') secondId!: string;
  @Column('text', { array: true }) reasons!: DuplicateReason[];
  /** When somebody said that they are two people. */
  @Column('timestamptz', { nullable: true }) dismissedAt!: Date | null;
  @Column('uuid', { nullable: true }) dismissedBy!: string | null;
}
