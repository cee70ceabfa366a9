import type { DashboardView, Grants, Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { Gained } from '../domain/gained';

@Entity({ schema: 'identity', name: 'user' })
export class UserEntity extends TenantEntity {
  /** In lower case; belongs to one account of the whole platform. */
  @Column('text') email!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') role!: Role;
  @Column('boolean') isActive!: boolean;
  /** When the owner confirmed that mails to the address reach them. */
  @Column('timestamptz', { nullable: true }) emailConfirmedAt!: Date | null;
  /** Explicit rights by resource; where listed they replace the role's defaults. */
  @Column('jsonb', { nullable: true }) grants!: Grants | null;
  /** Follows from the changes of role and grants. */
  @Column('jsonb', { nullable: true }) gained!: Gained | null;
  /** What a search looks into, and the name as lists sort it: both follow from name and address. */
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
  /** How the person looks at the dashboard. */
  @Column('text') dashboardView!: DashboardView;
  @Column('uuid', { nullable: true }) usualSiteId!: string | null;
  /** PHC string of argon2id. */
  @Column('text') passwordHash!: string;
}
