import type { Country, Currency, Role } from '@quillcare/contracts';
import type { FeatureSwitch } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A practice. Its own id is also its `organisationId`, so that row-level security covers it like every other table. */
@Entity({ schema: 'identity', name: 'organisation' })
export class OrganisationEntity extends TenantEntity {
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  /** Describes the logo; the image itself is in a separate table. */
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text') country!: Country;
  @Column('text') currency!: Currency;
  @Column('text') timeZone!: string;
  @Column('boolean') isActive!: boolean;
  @Column('timestamptz', { nullable: true }) deactivatedAt!: Date | null;
  @Column('text', { nullable: true }) deactivationReason!: string | null;
  /** Until when its administrators may still sign in, to take its data out. */
  @Column('timestamptz', { nullable: true }) exportUntil!: Date | null;
  @Column('boolean') isNonBilling!: boolean;
  /** What super admins switched off for it. */
  @Column('text', { array: true }) switchedOff!: FeatureSwitch[];
  /** Roles that cannot work without a second step of signing in. */
  @Column('text', { array: true }) mfaRequiredRoles!: Role[];
  /** What a super admin's search looks into, and the name as their list sorts it. */
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
}
