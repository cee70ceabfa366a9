import type { ProcedureClass, Surgery } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'surgery' })
export class SurgeryEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text', { nullable: true }) description!: string | null;
  /** The surgeon's base fee excluding GST, in minor units of the practice's currency. */
  @Column('int') baseFeeMinor!: number;
  @Column('text') category!: Surgery['category'];
  @Column('text') procedureClass!: ProcedureClass;
  /** Minutes in theatre. */
  @Column('int', { nullable: true }) estimatedDuration!: number | null;
  @Column('text', { nullable: true }) anesthesiaType!: Surgery['anesthesiaType'];
  @Column('text', { nullable: true }) complexityLevel!: Surgery['complexityLevel'];
  @Column('boolean') hasAiGeneratedDescription!: boolean;
  @Column('timestamptz', { nullable: true }) descriptionApprovedAt!: Date | null;
  @Column('text', { array: true }) mbsItems!: string[];
  @Column('boolean') sided!: boolean;
  @Column('boolean') hasOptions!: boolean;
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
}
