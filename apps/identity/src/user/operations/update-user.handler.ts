import { SessionsChanged, updateUser, UserChanged, type InputOf, type StaffUser } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionEnder } from '../../session/session-ender';
import { actOf, refuseStaffChange } from '../domain/staff-change';
import { staffUserOf } from '../domain/user';
import type { UserEntity } from '../persistence/user.entity';
import { UserRepository } from '../persistence/user.repository';

@Implements(updateUser)
export class UpdateUserHandler implements Handler<typeof updateUser> {
  constructor(
    private readonly users: UserRepository,
    private readonly ender: SessionEnder,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof updateUser>): Promise<StaffUser> {
    const { version, ...change } = body;
    const admins = await this.users.lockAdmins();
    const before = await this.users.get(params.id, { lock: true });
    refuseStaffChange(requireUser(), before, change, admins);
    const action = actOf(before.role, change.role ?? before.role);
    const user = await this.users.update(params.id, (row) => void Object.assign(row, change), {
      version,
      action,
    });
    if (user.version !== before.version) await this.enforce(user);
    return staffUserOf(user);
  }

  /** In force at once: sessions of somebody who was deactivated end, others are asked for their rights anew. */
  private async enforce(user: UserEntity): Promise<void> {
    const userId = user.id;
    this.uow.emit(UserChanged, userId, { userId });
    if (user.isActive) this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    else await this.ender.endAll(userId, 'DEACTIVATED');
  }
}
