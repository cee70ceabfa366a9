import { Injectable } from '@nestjs/common';
import { AppError, type DashboardView, type Role } from '@quillcare/contracts';
import { onUniqueViolation, UnitOfWork, TenantRepository, type ChangeOptions } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { gainedAfter } from '../domain/gained';
import { derivedColumns, displayName } from '../domain/user';
import { UserEntity } from './user.entity';

/** Said when the database finds the address taken at the last moment, so that another one, or signing in, is the way out. */
export const EMAIL_EXISTS =
  'This email is already registered. Please use a different email or try signing in.';

const HIDDEN = ['passwordHash', 'searchKey', 'sortName', 'gained', 'dashboardView', 'usualSiteId'] as const;

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** Null until the owner followed the link of a mail. */
  readonly emailConfirmedAt: Date | null;
}

@Injectable()
export class UserRepository extends TenantRepository<UserEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, UserEntity, { audit: 'USER', auditLabel: displayName, auditHidden: HIDDEN });
  }

  /** Opens an account; EMAIL_TAKEN when the address has one, wherever on the platform. */
  open(account: NewAccount, id: string): Promise<UserEntity> {
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

  /** Remembers how the person looks at the dashboard: no change of the record, so neither its version nor the audit tells of it. */
  async chooseDashboardView(id: string, view: DashboardView): Promise<void> {
    const sql = `update identity."user" set dashboard_view = $3 where organisation_id = $1 and id = $2 and deleted_at is null`;
    if ((await this.uow.execute(sql, [this.organisationId, id, view])) !== 1)
      throw new AppError('UNAUTHENTICATED');
  }

  /** Remembers where the person usually works: their own matter, as the dashboard's view is. */
  async chooseUsualSite(id: string, siteId: string | null): Promise<void> {
    const sql = `update identity."user" set usual_site_id = $3 where organisation_id = $1 and id = $2 and deleted_at is null`;
    if ((await this.uow.execute(sql, [this.organisationId, id, siteId])) !== 1)
      throw new AppError('UNAUTHENTICATED');
  }

  /** As for every record; whatever changes role or grants, what the person gains by it is noted. */
  override update(
    id: string,
    change: (user: UserEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<UserEntity> {
    const noting = async (user: UserEntity): Promise<void> => {
      const { role, grants } = user;
      await change(user);
      user.gained = gainedAfter({ role, grants }, user, user.gained, this.uow.now());
    };
    return super.update(id, noting, options);
  }

  /** The ids of the active administrators of the practice, locked in id order, so that none of them changes meanwhile. */
  async lockAdmins(): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(
      `select id from identity."user"
        where organisation_id = $1 and role = 'ORG_ADMIN' and is_active and deleted_at is null order by id for update`,
      [this.organisationId],
    );
    return rows.map(({ id }) => id);
  }

  /** The account with this email in any organisation; needs a platform scope. */
  findByEmail(email: string): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { email, deletedAt: IsNull() } });
  }

  /** The account with this id in any organisation; needs a platform scope. */
  findAnywhere(id: string): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { id, deletedAt: IsNull() } });
  }

  /** Which of these addresses have an account that can be used, in the given order. */
  async knownAmong(emails: readonly string[]): Promise<string[]> {
    const found = await this.manager.find(UserEntity, {
      where: { email: In([...emails]), deletedAt: IsNull(), isActive: true },
    });
    return emails.filter((email) => found.some((user) => user.email === email));
  }

  /** Whether the platform has any account at all. */
  existsAny(): Promise<boolean> {
    return this.manager.exists(UserEntity);
  }
}
