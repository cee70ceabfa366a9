import {
  AppError,
  invalid,
  SessionsChanged,
  setUserGrants,
  UserChanged,
  type InputOf,
  type UserGrants,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { describeChange, excessErrors, rightsChange, storedGrants } from '../domain/grants';
import { displayName } from '../domain/user';
import type { UserEntity } from '../persistence/user.entity';
import { UserRepository } from '../persistence/user.repository';
import { userGrantsOf } from './get-user-grants.query';

@Implements(setUserGrants)
export class SetUserGrantsHandler implements Handler<typeof setUserGrants> {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof setUserGrants>): Promise<UserGrants> {
    const actor = requireUser();
    const before = await this.users.get(params.id, { lock: true });
    if (before.id === actor.userId) throw new AppError('OWN_ACCOUNT');
    // Super admins may do everything, so grants would be meaningless for them.
    if (before.role === 'SUPER_ADMIN') throw new AppError('FORBIDDEN');
    const grants = storedGrants(body.grants);
    const change = rightsChange(before.role, before.grants, grants);
    const errors = excessErrors(actor, change.added);
    if (errors.length > 0) throw invalid(...errors);
    const user = await this.users.update(params.id, (row) => void (row.grants = grants), {
      version: body.version,
      action: change.added.length > 0 ? 'PERMISSION_GRANT' : 'PERMISSION_REVOKE',
      notes: describeChange(change),
    });
    if (user.version !== before.version) this.tell(user);
    return userGrantsOf({ ...user, name: displayName(user) });
  }

  private tell({ id: userId }: UserEntity): void {
    this.uow.emit(UserChanged, userId, { userId });
    this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
  }
}
