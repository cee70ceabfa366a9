import type { DashboardView, Grants, Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { Gained } from '../domain/gained';

@Entity({ schema: 'identity', name: 'user' })
export class UserEntity extends TenantEntity {
  /** Lower case. Unique across the platform. */
  @Column('text') email!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') role!: Role;
  @Column('boolean') isActive!: boolean;
  /** When the owner confirmed that email to the address reaches them. Null until then. */
  @Column('timestamptz', { nullable: true }) emailConfirmedAt!: Date | null;
  /** Explicit rights by resource. Where listed, they replace the role's defaults. Null if there are none. */
  @Column('jsonb', { nullable: true }) grants!: Grants | null;
  /** Derived from changes of role and grants. */
  @Column('jsonb', { nullable: true }) gained!: Gained | null;
  /** Derived from name and email: the search key, and the name as lists sort it. */
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
  @Column('text') dashboardView!: DashboardView;
  @Column('uuid', { nullable: true }) usualSiteId!: string | null;
  /** PHC string of argon2id. */
  @Column('text') passwordHash!: string;
}
