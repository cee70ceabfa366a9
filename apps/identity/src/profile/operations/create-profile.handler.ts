import {
  AppError,
  createProfile,
  SessionsChanged,
  UserChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { derivedColumns, toUserProfile } from '../../user/domain/user';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { completedNames } from '../domain/completed-names';

/** For clients of the earlier product, which created account and profile in two steps. Here the profile already exists. */
@Implements(createProfile)
export class CreateProfileHandler implements Handler<typeof createProfile> {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof createProfile>): Promise<ResultOf<typeof createProfile>> {
    const before = await this.users.find(requireUser().userId, { lock: true });
    if (!before) throw new AppError('UNAUTHENTICATED');
    const names = completedNames(before, body.userData);
    const user = await this.users.update(
      before.id,
      (row) => void Object.assign(row, names, derivedColumns({ ...row, ...names })),
    );
    if (user.version !== before.version) this.emitChanged(user);
    return { user: toUserProfile(user), success: true, organizationId: user.organisationId, error: null };
  }

  private emitChanged({ id: userId }: UserEntity): void {
    this.uow.emit(UserChanged, userId, { userId });
    this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
  }
}
