import { AppError, lockSession, SessionsChanged } from '@quillcare/contracts';
import { Clock, implement, UnitOfWork } from '@quillcare/service-kit';
import { isLive } from '../../session/domain/session';
import { SessionRepository } from '../../session/persistence/session.repository';

export const LockSessionHandler = implement(
  lockSession,
  [SessionRepository, UnitOfWork, Clock],
  (sessions, uow, clock) => ({
    /** Idempotent: a locked session stays as it is. */
    async handle({ body }) {
      const { userId, sessionId } = body;
      const now = clock.now();
      const session = await sessions.find(sessionId, { lock: true });
      // A support session cannot be locked, because the super admin does not know the password that unlocks it.
      if (session?.userId !== userId || !isLive(session, now) || session.impersonatorUserId !== null)
        throw new AppError('UNAUTHENTICATED');
      if (session.lockedAt === null) {
        await sessions.update(sessionId, (row) => void (row.lockedAt = now));
        uow.emit(SessionsChanged, userId, { userId, sessionId });
      }
      return { locked: true };
    },
  }),
);
