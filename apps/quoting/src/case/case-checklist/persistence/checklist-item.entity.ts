import type { Role } from '@quillcare/contracts';
import type { ChecklistKind, ChecklistState, DecidedBy } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'quoting', name: 'case_checklist_item' })
export class ChecklistItemEntity extends TenantEntity {
  @Column('uuid') caseId!: string;
  /** The template item it was created from. Null if it was added by hand. */
  @Column('uuid', { nullable: true }) templateItemId!: string | null;
  @Column('int') place!: number;
  @Column('text') title!: string;
  @Column('text') kind!: ChecklistKind;
  /** Days before or after the surgery. Null if the due date was set by hand. */
  @Column('int', { nullable: true }) days!: number | null;
  @Column('date', { nullable: true }) dueOn!: string | null;
  @Column('text', { nullable: true }) ownerRole!: Role | null;
  @Column('uuid', { nullable: true }) ownerId!: string | null;
  @Column('text') state!: ChecklistState;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('text', { nullable: true }) decidedBy!: DecidedBy;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  @Column('uuid', { nullable: true }) decidedById!: string | null;
}
