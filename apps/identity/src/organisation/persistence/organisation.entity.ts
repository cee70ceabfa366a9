import type { Country, Currency, Role } from '@quillcare/contracts';
import type { FeatureSwitch } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A practice. Its id is also its `organisationId`, so that row-level security covers it like every other table. */
@Entity({ schema: 'identity', name: 'organisation' })
export class OrganisationEntity extends TenantEntity {
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  /** Describes the logo. The image itself is in a separate table. */
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text') country!: Country;
  @Column('text') currency!: Currency;
  @Column('text') timeZone!: string;
  @Column('boolean') isActive!: boolean;
  @Column('timestamptz', { nullable: true }) deactivatedAt!: Date | null;
  @Column('text', { nullable: true }) deactivationReason!: string | null;
  /** Deadline until which the administrators of a closed practice may sign in to export its data. */
  @Column('timestamptz', { nullable: true }) exportUntil!: Date | null;
  @Column('boolean') isNonBilling!: boolean;
  /** Features super admins have switched off for the practice. */
  @Column('text', { array: true }) switchedOff!: FeatureSwitch[];
  /** Roles that require a second step to sign in. */
  @Column('text', { array: true }) mfaRequiredRoles!: Role[];
  /** The super admins' search key. `sortName` is the name as their list sorts it. */
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
}
