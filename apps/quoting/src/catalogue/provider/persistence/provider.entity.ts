import type { Provider } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { DirectoryEntryEntity } from '../../directory/directory-entry.entity';

@Entity({ schema: 'quoting', name: 'provider' })
export class ProviderEntity extends DirectoryEntryEntity {
  @Column('text') name!: string;
  @Column('text') kind!: Provider['kind'];
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) providerNumber!: string | null;
  @Column('text') feeBasis!: Provider['feeBasis'];
  @Column('int', { nullable: true }) feeMinor!: number | null;
  @Column('int', { nullable: true }) shareBasisPoints!: number | null;
}
