import type { Site, SiteDoctor } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'site' })
export class SiteEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text') siteType!: Site['siteType'];
  @Column('boolean') isDefault!: boolean;
  @Column('jsonb') doctors!: SiteDoctor[];
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
}
