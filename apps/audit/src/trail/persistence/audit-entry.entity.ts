import type { AuditAction, AuditChange, AuditEntityType, ServiceName } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** One act, never changed. Its id is the id of the event that told of it. */
@Entity({ schema: 'audit', name: 'entry' })
export class AuditEntryEntity extends TenantEntity {
  @Column('int') sequence!: number;
  @Column('text') service!: ServiceName;
  @Column('text') entityType!: AuditEntityType;
  @Column('uuid') entityId!: string;
  @Column('text') action!: AuditAction;
  @Column('text', { nullable: true }) entityLabel!: string | null;
  @Column('jsonb') changes!: AuditChange[];
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('uuid', { nullable: true }) userId!: string | null;
  @Column('text') actor!: string;
  @Column('text') actorName!: string;
  @Column('text') correlationId!: string;
  @Column('timestamptz') occurredAt!: Date;
  @Column('text') searchKey!: string;
  @Column('text') previousHash!: string;
  @Column('text') hash!: string;
}
