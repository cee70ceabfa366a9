import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { FieldChanges } from '../domain/merge';

@Entity({ schema: 'crm', name: 'client_merge' })
export class ClientMergeEntity extends TenantEntity {
  /** Assigned by the database; orders a client's merges. */
  @Column({ type: 'bigint', insert: false, update: false, transformer: { from: Number, to: Number } })
  number!: number;
  @Column('uuid') survivorId!: string;
  @Column('uuid') formerId!: string;
  @Column('jsonb') changes!: FieldChanges;
  @Column('timestamptz', { nullable: true }) undoneAt!: Date | null;
  @Column('uuid', { nullable: true }) undoneBy!: string | null;
}
