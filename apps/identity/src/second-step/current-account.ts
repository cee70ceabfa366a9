import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { Clock } from '@quillcare/service-kit';
import { requireUser } from '../actor';
import { isLive, waitsSince } from '../session/domain/session';
import { hasLapsed, type SignInStatus } from '../session/domain/sign-in-status';
import type { SessionEntity } from '../session/persistence/session.entity';
import { SessionRepository } from '../session/persistence/session.repository';
import { SignInStatusReader } from '../session/sign-in-status.reader';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';

/** The account and session of the requesting user, both locked. */
export interface CurrentAccount {
  readonly user: UserEntity;
  readonly session: SessionEntity;
  readonly status: SignInStatus;
}

/**
 * Loads the requesting user's account. The gateway's view of the session may be seconds old, so it is reread under the account's
 * lock. Otherwise something could be set up while a reset ends all sessions.
 */
@Injectable()
export class CurrentAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly signInStatus: SignInStatusReader,
    private readonly clock: Clock,
  ) {}

  async load(): Promise<CurrentAccount> {
    const { userId, sessionId } = requireUser();
    const user = await this.users.find(userId, { lock: true });
    const session = await this.sessions.find(sessionId, { lock: true });
    const now = this.clock.now();
    if (!user?.isActive || session?.userId !== userId || !isLive(session, now))
      throw new AppError('UNAUTHENTICATED');
    const status = await this.signInStatus.of(sessionId);
    if (hasLapsed(status, waitsSince(session), now)) throw new AppError('UNAUTHENTICATED');
    return { user, session, status };
  }

  /** Loads the account for changing its second step, which a password alone must not allow to bypass. */
  async loadForChange(): Promise<CurrentAccount> {
    const account = await this.load();
    if (account.status.secondStep === 'VERIFY') throw new AppError('SECOND_STEP_REQUIRED');
    return account;
  }
}
