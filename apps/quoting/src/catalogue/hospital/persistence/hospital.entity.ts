import type { Hospital } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'hospital' })
export class HospitalEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) bookingPhone!: string | null;
  @Column('text', { nullable: true }) facilityType!: Hospital['facilityType'];
  @Column('int', { nullable: true }) operatingTheatres!: number | null;
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
}
