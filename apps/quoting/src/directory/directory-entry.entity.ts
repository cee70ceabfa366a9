import { TenantEntity } from '@quillcare/service-kit';
import { Column } from 'typeorm';

/** What every entry of the directory and the catalogue stores beside its own fields. */
export abstract class DirectoryEntryEntity extends TenantEntity {
  @Column('boolean') isActive!: boolean;
  /** What makes two entries of a practice the same, whatever the case: a doctor's e-mail, else the name. */
  @Column('text') uniqueKey!: string;
  @Column('text') sortName!: string;
  @Column('text') searchKey!: string;
}
