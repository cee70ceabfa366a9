import { Inject } from '@nestjs/common';
import {
  AppError,
  SessionsChanged,
  StaffDeactivated,
  updateUser,
  UserChanged,
  type InputOf,
  type KeysAndFeeds,
  type StaffUser,
} from '@quillcare/contracts';
import { Implements, PlanCheck, SERVICE_CONFIG, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import type { IdentityConfig } from '../../identity.config';
import { SessionRevoker } from '../../session/session-revoker';
import { auditActionOf, assertStaffChangeAllowed } from '../domain/staff-change';
import { staffUserOf } from '../../user/domain/user';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';

const NOTES: Record<KeysAndFeeds, string> = {
  KEEP: 'Keys and calendar feeds that this person created keep working',
  REVOKE: 'Keys and calendar feeds that this person created are revoked',
};

const CONFIGURED =
  'The setting SUPER_ADMIN_EMAIL names this person, so the account must stay active. Please change the setting first.';

@Implements(updateUser)
export class UpdateUserHandler implements Handler<typeof updateUser> {
  constructor(
    private readonly users: UserRepository,
    private readonly revoker: SessionRevoker,
    private readonly uow: UnitOfWork,
    private readonly plan: PlanCheck,
    @Inject(SERVICE_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async handle({ params, body }: InputOf<typeof updateUser>): Promise<StaffUser> {
    const { version, keysAndFeeds, ...change } = body;
    const admins = await this.users.lockAdmins();
    const actor = requireUser();
    const superAdmins = actor.role === 'SUPER_ADMIN' ? await this.users.lockAdmins('SUPER_ADMIN') : [];
    const before = await this.users.get(params.id, { lock: true });
    assertStaffChangeAllowed(actor, before, change, admins);
    // Otherwise two could deactivate each other at once, and the platform would have none.
    if (before.role === 'SUPER_ADMIN' && !superAdmins.includes(actor.userId)) throw new AppError('FORBIDDEN');
    if (before.isActive && change.isActive === false && this.isConfigured(before))
      throw new AppError('SUPER_ADMIN_CONFIGURED', { detail: CONFIGURED });
    const action = auditActionOf(before.role, change.role ?? before.role);
    this.plan.declareAdditions(!before.isActive && change.isActive === true ? 1 : 0);
    const user = await this.users.update(params.id, (row) => void Object.assign(row, change), {
      version,
      action,
      notes: before.isActive && change.isActive === false ? NOTES[keysAndFeeds] : null,
    });
    if (user.version !== before.version) await this.applyToSessions(user);
    if (before.isActive && !user.isActive)
      this.uow.emit(StaffDeactivated, user.id, { userId: user.id, keysAndFeeds });
    return staffUserOf(user);
  }

  /** Whether the installation's settings name this super admin. */
  private isConfigured({ role, email }: UserEntity): boolean {
    return role === 'SUPER_ADMIN' && email === this.config.SUPER_ADMIN_EMAIL;
  }

  /** Takes effect at once: a deactivated user's sessions end, and otherwise their rights are resolved again. */
  private async applyToSessions(user: UserEntity): Promise<void> {
    const userId = user.id;
    this.uow.emit(UserChanged, userId, { userId });
    if (user.isActive) this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    else await this.revoker.revokeAll(userId, 'DEACTIVATED');
  }
}
