import { AppError, SessionsChanged, updateProfile, UserChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { derivedColumns, toUserProfile } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';

export const UpdateProfileHandler = implement(updateProfile, [UserRepository, UnitOfWork], (users, uow) => ({
  async handle({ body }) {
    const { userId } = requireUser();
    const { version, ...names } = body;
    if (!(await users.find(userId))) throw new AppError('UNAUTHENTICATED');
    const user = await users.update(
      userId,
      (row) => void Object.assign(row, names, derivedColumns({ ...row, ...names })),
      { version },
    );
    if (user.version !== version) {
      uow.emit(UserChanged, userId, { userId });
      // Gateways cache the name, and later acts must be recorded under the new one.
      uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    }
    return { ...toUserProfile(user), version: user.version };
  },
}));
