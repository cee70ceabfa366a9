import type { NoteEntityType, NoteType } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'note' })
export class NoteEntity extends TenantEntity {
  @Column('text') entityType!: NoteEntityType;
  @Column('uuid') entityId!: string;
  /** What a record's notes have in common: its id; for a quote its number, which its versions share. */
  @Column('text') subjectKey!: string;
  @Column('text') type!: NoteType;
  /** Mentions are `@[name](id)`. */
  @Column('text') text!: string;
  /** The comment that this one answers; never itself an answer. */
  @Column('uuid', { nullable: true }) parentId!: string | null;
  @Column('int') replyCount!: number;
  @Column('timestamptz', { nullable: true }) editedAt!: Date | null;
  @Column('text') searchKey!: string;
}
