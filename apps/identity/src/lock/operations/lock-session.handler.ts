import { AppError, lockSession, SessionsChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { isLive } from '../../session/domain/session';
import { SessionRepository } from '../../session/persistence/session.repository';

@Implements(lockSession)
export class LockSessionHandler implements Handler<typeof lockSession> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Repeating it is harmless: a locked session stays as it is. */
  async handle({ body }: InputOf<typeof lockSession>): Promise<ResultOf<typeof lockSession>> {
    const { userId, sessionId } = body;
    const now = this.clock.now();
    const session = await this.sessions.find(sessionId, { lock: true });
    // In somebody's place nobody could unlock it.
    if (session?.userId !== userId || !isLive(session, now) || session.impersonatorUserId !== null)
      throw new AppError('UNAUTHENTICATED');
    if (session.lockedAt === null) {
      await this.sessions.update(sessionId, (row) => void (row.lockedAt = now));
      this.uow.emit(SessionsChanged, userId, { userId, sessionId });
    }
    return { locked: true };
  }
}
