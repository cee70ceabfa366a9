import type { OptionList } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'option_list' })
export class OptionListEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text') category!: OptionList['category'];
  @Column('text') choose!: OptionList['choose'];
  @Column('boolean') patientChooses!: boolean;
  /** In the order in which they are shown. */
  @Column('jsonb') options!: OptionList['options'];
}
