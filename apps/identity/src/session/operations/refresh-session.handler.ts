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
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { judgeToken, successorOf } from '../domain/refresh-token';
import { isLive, whyEnded } from '../domain/session';
import { hasLapsed } from '../domain/standing';
import { RefreshTokenRepository } from '../persistence/refresh-token.repository';
import type { SessionEntity } from '../persistence/session.entity';
import { SessionRepository } from '../persistence/session.repository';
import { SessionEnder } from '../session-ender';
import { SessionIssuer } from '../session-issuer';

const REASON = 'a refresh token does not say whose it is';

interface Judged {
  tokenId: string;
  sessionId: string;
  organisationId: string;
  verdict: ReturnType<typeof judgeToken>;
}

@Implements(refreshSession, { platform: REASON })
export class RefreshSessionHandler implements Handler<typeof refreshSession> {
  constructor(
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly issuer: SessionIssuer,
    private readonly ender: SessionEnder,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Ends the session of a reused token in a transaction of its own: the refusal that follows must not undo it. */
  async prepare({ body }: InputOf<typeof refreshSession>): Promise<Judged> {
    const judged = await this.uow.runPlatform(REASON, () => this.judge(body.refreshToken));
    if (judged.verdict !== 'reused') return judged;
    await this.uow.runFor(judged.organisationId, () => this.ender.end(judged.sessionId, 'TOKEN_REUSED'));
    throw refusal('TOKEN_REUSED');
  }

  handle({ body }: InputOf<typeof refreshSession>, judged: Judged): Promise<SessionTokens> {
    return this.uow.runFor(judged.organisationId, async () => {
      const session = await this.sessions.find(judged.sessionId, { lock: true });
      if (!session) throw new AppError('UNAUTHENTICATED');
      if (!isLive(session, this.clock.now())) throw refusal(whyEnded(session));
      // Judged again behind the lock: the same token may have been exchanged a moment ago.
      const { tokenId, verdict } = await this.judge(body.refreshToken);
      if (verdict === 'reused') throw new AppError('UNAUTHENTICATED');
      const successor = this.successor(body.refreshToken);
      const current = verdict === 'rotate' ? await this.rotate(session, tokenId, successor) : session;
      const user = await this.users.find(session.userId);
      const organisation = await this.organisations.find(session.organisationId);
      if (!user?.isActive || !organisation?.isActive) throw new AppError('UNAUTHENTICATED');
      const tokens = await this.issuer.answer(current, successor, user, organisation);
      if (hasLapsed(tokens.session, session.createdAt, this.clock.now()))
        throw new AppError('UNAUTHENTICATED');
      return tokens;
    });
  }

  private async judge(token = ''): Promise<Judged> {
    const stored = await this.refreshTokens.findByToken(token);
    if (!stored) throw new AppError('UNAUTHENTICATED');
    const successor = stored.spentAt && (await this.refreshTokens.findByToken(this.successor(token)));
    const facts = { spentAt: stored.spentAt, successorSpent: Boolean(successor?.spentAt) };
    const { id: tokenId, sessionId, organisationId } = stored;
    return { tokenId, sessionId, organisationId, verdict: judgeToken(facts, this.clock.now()) };
  }

  private async rotate(session: SessionEntity, tokenId: string, successor: string): Promise<SessionEntity> {
    const now = this.clock.now();
    await this.refreshTokens.update(tokenId, (token) => void (token.spentAt = now));
    await this.issuer.store(session.id, successor);
    return this.sessions.update(session.id, (row) => void Object.assign(row, this.issuer.use()));
  }

  private successor(token = ''): string {
    return successorOf(token, this.config.appSecret);
  }
}

// Whoever holds the token had the session: they may know why it ended.
function refusal(reason: ReturnType<typeof whyEnded>): AppError {
  return new AppError('UNAUTHENTICATED', { facts: { reason } });
}
