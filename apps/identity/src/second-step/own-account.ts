import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { Clock } from '@quillcare/service-kit';
import { requireUser } from '../actor';
import { isLive } from '../session/domain/session';
import { hasLapsed, type Standing } from '../session/domain/standing';
import type { SessionEntity } from '../session/persistence/session.entity';
import { SessionRepository } from '../session/persistence/session.repository';
import { SessionStandings } from '../session/session-standings';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';

/** Whoever asks: their account and session, both locked. */
export interface OwnAccount {
  readonly user: UserEntity;
  readonly session: SessionEntity;
  readonly standing: Standing;
}

/**
 * Opens the account of whoever asks. What a gateway said of the session may be some moments old; here it is read behind
 * the lock of the account, so that nothing is set up beside a reset that ends all sessions.
 */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly standings: SessionStandings,
    private readonly clock: Clock,
  ) {}

  async open(): Promise<OwnAccount> {
    const { userId, sessionId } = requireUser();
    const user = await this.users.find(userId, { lock: true });
    const session = await this.sessions.find(sessionId, { lock: true });
    const now = this.clock.now();
    if (!user?.isActive || session?.userId !== userId || !isLive(session, now))
      throw new AppError('UNAUTHENTICATED');
    const standing = await this.standings.of(sessionId);
    if (hasLapsed(standing, session.createdAt, now)) throw new AppError('UNAUTHENTICATED');
    return { user, session, standing };
  }

  /** The same for whoever wants to set something up: a password alone does not add a way past the second step. */
  async openForChange(): Promise<OwnAccount> {
    const account = await this.open();
    if (account.standing.secondStep === 'VERIFY') throw new AppError('SECOND_STEP_REQUIRED');
    return account;
  }
}
