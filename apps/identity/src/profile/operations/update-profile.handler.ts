import {
  AppError,
  SessionsChanged,
  updateProfile,
  UserChanged,
  type InputOf,
  type OwnProfile,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { derivedColumns, profileOf } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';

@Implements(updateProfile)
export class UpdateProfileHandler implements Handler<typeof updateProfile> {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updateProfile>): Promise<OwnProfile> {
    const { userId } = requireUser();
    const { version, ...names } = body;
    if (!(await this.users.find(userId))) throw new AppError('UNAUTHENTICATED');
    const user = await this.users.update(
      userId,
      (row) => void Object.assign(row, names, derivedColumns({ ...row, ...names })),
      { version },
    );
    if (user.version !== version) {
      this.uow.emit(UserChanged, userId, { userId });
      // Gateways know people by name: what they do next is on record under the new one.
      this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    }
    return { ...profileOf(user), version: user.version };
  }
}
