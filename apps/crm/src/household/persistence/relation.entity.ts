import type { Relation } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** What `otherClientId`, or the person called `name`, is to the client. */
@Entity({ schema: 'crm', name: 'client_relation' })
export class RelationEntity extends TenantEntity {
  @Column('uuid') clientId!: string;
  @Column('text') relation!: Relation;
  @Column('uuid', { nullable: true }) otherClientId!: string | null;
  @Column('text', { nullable: true }) name!: string | null;
  /** E.164. */
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) note!: string | null;
}
