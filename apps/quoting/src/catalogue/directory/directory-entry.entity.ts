import { TenantEntity } from '@quillcare/service-kit';
import { Column } from 'typeorm';

/** Columns that every entry of the directory and the catalogue has. */
export abstract class DirectoryEntryEntity extends TenantEntity {
  @Column('boolean') isActive!: boolean;
  /** Entries of a practice with the same key are duplicates: a doctor's email or the name, ignoring case. */
  @Column('text') uniqueKey!: string;
  @Column('text') sortName!: string;
  @Column('text') searchKey!: string;
}
