import { Injectable } from '@nestjs/common';
import { AppError, type DashboardView, type Role } from '@quillcare/contracts';
import { onUniqueViolation, UnitOfWork, TenantRepository, type ChangeOptions } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { grantedSinceAfter } from '../domain/granted-since';
import { derivedColumns, displayName } from '../domain/user';
import { UserEntity } from './user.entity';

/** Message if the database constraint finds the address taken. It offers another address or signing in as the way out. */
export const EMAIL_EXISTS =
  'This email is already registered. Please use a different email or try signing in.';

const AUDIT_HIDDEN_FIELDS = [
  'passwordHash',
  'searchKey',
  'sortName',
  'gained',
  'dashboardView',
  'usualSiteId',
] as const;

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** Null until the owner has followed the emailed link. */
  readonly emailConfirmedAt: Date | null;
}

@Injectable()
export class UserRepository extends TenantRepository<UserEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, UserEntity, { audit: 'USER', auditLabel: displayName, auditHidden: AUDIT_HIDDEN_FIELDS });
  }

  /** Creates an account. Throws EMAIL_TAKEN if the address has one anywhere on the platform. */
  createAccount(account: NewAccount, id: string): Promise<UserEntity> {
    const { email, firstName, lastName, role, passwordHash, emailConfirmedAt } = account;
    return onUniqueViolation(
      () =>
        this.insert({
          id,
          email,
          firstName,
          lastName,
          role,
          passwordHash,
          emailConfirmedAt,
          isActive: true,
          grants: null,
          gained: null,
          dashboardView: 'TODAY',
          usualSiteId: null,
          ...derivedColumns(account),
        }),
      'user_email',
      () => new AppError('EMAIL_TAKEN', { detail: EMAIL_EXISTS }),
    );
  }

  /** Stores the user's preferred dashboard view. Not a change of the record, so it affects neither version nor audit trail. */
  async chooseDashboardView(id: string, view: DashboardView): Promise<void> {
    const sql = `update identity."user" set dashboard_view = $3 where organisation_id = $1 and id = $2 and deleted_at is null`;
    if ((await this.uow.execute(sql, [this.organisationId, id, view])) !== 1)
      throw new AppError('UNAUTHENTICATED');
  }

  /** Stores the user's usual site. A personal preference like the dashboard view. */
  async chooseUsualSite(id: string, siteId: string | null): Promise<void> {
    const sql = `update identity."user" set usual_site_id = $3 where organisation_id = $1 and id = $2 and deleted_at is null`;
    if ((await this.uow.execute(sql, [this.organisationId, id, siteId])) !== 1)
      throw new AppError('UNAUTHENTICATED');
  }

  /** The generic update, which also records what the user gains if role or grants change. */
  override update(
    id: string,
    change: (user: UserEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<UserEntity> {
    const changeAndTrackGrants = async (user: UserEntity): Promise<void> => {
      const { role, grants } = user;
      await change(user);
      user.gained = grantedSinceAfter({ role, grants }, user, user.gained, this.uow.now());
    };
    return super.update(id, changeAndTrackGrants, options);
  }

  /**
   * Locks the practice's active administrators, or those with another role, in id order, so that none of them changes concurrently,
   * and returns their ids.
   */
  async lockAdmins(role: 'ORG_ADMIN' | 'SUPER_ADMIN' = 'ORG_ADMIN'): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from identity."user"
        where organisation_id = $1 and role = $2 and is_active and deleted_at is null order by id for update`,
      [this.organisationId, role],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the account with this email in any organisation. Requires a platform scope. */
  findByEmail(email: string): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { email, deletedAt: IsNull() } });
  }

  /** Returns the account with this id in any organisation. Requires a platform scope. */
  findInAnyOrganisation(id: string): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { id, deletedAt: IsNull() } });
  }

  /** Returns which of these addresses have a usable account, in the given order. */
  async filterKnown(emails: readonly string[]): Promise<string[]> {
    const found = await this.manager.find(UserEntity, {
      where: { email: In([...emails]), deletedAt: IsNull(), isActive: true },
    });
    return emails.filter((email) => found.some((user) => user.email === email));
  }

  hasAny(): Promise<boolean> {
    return this.manager.exists(UserEntity);
  }
}
