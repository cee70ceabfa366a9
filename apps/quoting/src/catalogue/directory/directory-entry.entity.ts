import { TenantEntity } from '@quillcare/service-kit';
import { Column } from 'typeorm';

/** Columns common to all directory and catalogue entries. */
export abstract class DirectoryEntryEntity extends TenantEntity {
  @Column('boolean') isActive!: boolean;
  /** Unique within the practice: a doctor's email or the entry's name, ignoring case. */
  @Column('text') uniqueKey!: string;
  @Column('text') sortName!: string;
  @Column('text') searchKey!: string;
}
