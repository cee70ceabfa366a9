import { Inject } from '@nestjs/common';
import { AppError, refreshSession, type InputOf, type SessionTokens } from '@quillcare/contracts';
import {
  Clock,
  CONFIG,
  Implements,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { maySignIn } from '../../organisation/domain/closing';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { checkToken, deriveSuccessor } from '../domain/refresh-token';
import { isLive, waitingSince, endReasonOf } from '../domain/session';
import { hasTimedOut } from '../domain/sign-in-status';
import { RefreshTokenRepository } from '../persistence/refresh-token.repository';
import type { SessionEntity } from '../persistence/session.entity';
import { SessionRepository } from '../persistence/session.repository';
import { SessionRevoker } from '../session-revoker';
import { SessionIssuer } from '../session-issuer';

const REASON = 'a refresh token does not name its organisation';

interface CheckedToken {
  tokenId: string;
  sessionId: string;
  organisationId: string;
  verdict: ReturnType<typeof checkToken>;
}

@Implements(refreshSession, { platform: REASON })
export class RefreshSessionHandler implements Handler<typeof refreshSession> {
  constructor(
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly issuer: SessionIssuer,
    private readonly revoker: SessionRevoker,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Ends the session of a reused token in a separate transaction, so that the error that follows does not roll it back. */
  async prepare({ body }: InputOf<typeof refreshSession>): Promise<CheckedToken> {
    const checked = await this.uow.runPlatform(REASON, () => this.check(body.refreshToken));
    if (checked.verdict !== 'reused') return checked;
    await this.uow.runFor(checked.organisationId, () =>
      this.revoker.revoke(checked.sessionId, 'TOKEN_REUSED'),
    );
    throw sessionEndedError('TOKEN_REUSED');
  }

  handle({ body }: InputOf<typeof refreshSession>, checked: CheckedToken): Promise<SessionTokens> {
    return this.uow.runFor(checked.organisationId, async () => {
      const session = await this.sessions.find(checked.sessionId, { lock: true });
      if (!session) throw new AppError('UNAUTHENTICATED');
      if (!isLive(session, this.clock.now())) throw sessionEndedError(endReasonOf(session));
      // Checked again under the lock, because the same token may have been exchanged a moment ago.
      const { tokenId, verdict } = await this.check(body.refreshToken);
      if (verdict === 'reused') throw new AppError('UNAUTHENTICATED');
      const successor = this.successor(body.refreshToken);
      const current = verdict === 'rotate' ? await this.rotate(session, tokenId, successor) : session;
      const user = await this.users.find(session.userId);
      const organisation = await this.organisations.find(session.organisationId);
      if (!user?.isActive || !organisation || !maySignIn(organisation, user, this.clock.now()))
        throw new AppError('UNAUTHENTICATED');
      const tokens = await this.issuer.buildTokens(current, successor, user, organisation);
      if (hasTimedOut(tokens.session, waitingSince(session), this.clock.now()))
        throw new AppError('UNAUTHENTICATED');
      return tokens;
    });
  }

  private async check(token = ''): Promise<CheckedToken> {
    const stored = await this.refreshTokens.findByToken(token);
    if (!stored) throw new AppError('UNAUTHENTICATED');
    const successor = stored.spentAt && (await this.refreshTokens.findByToken(this.successor(token)));
    const facts = { spentAt: stored.spentAt, successorSpent: Boolean(successor?.spentAt) };
    const { id: tokenId, sessionId, organisationId } = stored;
    return { tokenId, sessionId, organisationId, verdict: checkToken(facts, this.clock.now()) };
  }

  private async rotate(session: SessionEntity, tokenId: string, successor: string): Promise<SessionEntity> {
    const now = this.clock.now();
    await this.refreshTokens.update(tokenId, (token) => void (token.spentAt = now));
    await this.issuer.store(session.id, successor);
    return this.sessions.update(session.id, (row) => void Object.assign(row, this.issuer.usageColumns()));
  }

  private successor(token = ''): string {
    return deriveSuccessor(token, this.config.appSecret);
  }
}

// The holder of the token had the session, so they may know why it ended.
function sessionEndedError(reason: ReturnType<typeof endReasonOf>): AppError {
  return new AppError('UNAUTHENTICATED', { facts: { reason } });
}
