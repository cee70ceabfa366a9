import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'client' })
export class ClientEntity extends TenantEntity {
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  /** Lower case. Not unique, because a household may share it. */
  @Column('text') email!: string;
  /** E.164. */
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) secondaryPhone!: string | null;
  @Column('date', { nullable: true }) dateOfBirth!: string | null;
  @Column('boolean') isVip!: boolean;
  @Column('text', { nullable: true }) streetAddress!: string | null;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) suburb!: string | null;
  @Column('text', { nullable: true }) state!: string | null;
  @Column('text', { nullable: true }) postcode!: string | null;
  /** True if an import created it although its email was taken. `duplicateOf` is the older client. */
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
  /** The client this one was merged into. Set only together with `deletedAt`. */
  @Column('uuid', { nullable: true }) mergedInto!: string | null;
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
}
