import type { NoteEntityType, NoteType } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'note' })
export class NoteEntity extends TenantEntity {
  @Column('text') entityType!: NoteEntityType;
  @Column('uuid') entityId!: string;
  /** Key common to a record's notes: its id or, for quotes, the number all versions share. */
  @Column('text') subjectKey!: string;
  @Column('text') type!: NoteType;
  /** Contains mentions as `@[name](id)`. */
  @Column('text') text!: string;
  /** The top-level comment this one answers. Null if it is not an answer. */
  @Column('uuid', { nullable: true }) parentId!: string | null;
  @Column('int') replyCount!: number;
  @Column('timestamptz', { nullable: true }) editedAt!: Date | null;
  @Column('text') searchKey!: string;
}
