import type { Doctor } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'doctor' })
export class DoctorEntity extends DirectoryEntryEntity {
  @Column('text') title!: Doctor['title'];
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') credentials!: string;
  @Column('text') phone!: string;
  @Column('text') email!: string;
  @Column('date', { nullable: true }) licenseExpiry!: string | null;
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
}
