import { Inject, Injectable } from '@nestjs/common';
import { organisation as organisationOnWire, type Session, type SessionTokens } from '@quillcare/contracts';
import {
  accessTokenSecret,
  Clock,
  CONFIG,
  currentContext,
  signToken,
  type ProcessConfig,
} from '@quillcare/service-kit';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import { toUserProfile } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { firstRefreshToken, hashOfToken } from './domain/refresh-token';
import { ACCESS_TOKEN_SECONDS, expiryFrom } from './domain/session';
import { RefreshTokenRepository } from './persistence/refresh-token.repository';
import type { SessionEntity } from './persistence/session.entity';
import { NO_SUPPORT } from './persistence/session.entity';
import { SessionRepository } from './persistence/session.repository';
import { SignInStatusReader } from './sign-in-status.reader';

/** Starts sessions and issues their tokens. */
@Injectable()
export class SessionIssuer {
  private readonly secret: string;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly signInStatus: SignInStatusReader,
    private readonly clock: Clock,
    @Inject(CONFIG) config: ProcessConfig,
  ) {
    this.secret = accessTokenSecret(config.signingSecret);
  }

  /** Starts a session for the acting account. */
  async begin(user: UserEntity, organisation: OrganisationEntity): Promise<SessionTokens> {
    const session = await this.sessions.insert({
      userId: user.id,
      ...this.usageColumns(),
      endedAt: null,
      endReason: null,
      // Starting a session requires the password or a link only the owner has, so identity counts as confirmed.
      confirmedAt: this.clock.now(),
      secondStepAt: null,
      challenge: null,
      challengeAt: null,
      lockedAt: null,
      unlockedAt: null,
      ...NO_SUPPORT,
    });
    const refreshToken = firstRefreshToken();
    await this.store(session.id, refreshToken);
    return this.buildTokens(session, refreshToken, user, organisation);
  }

  /** Returns the columns that record the session's use by the current request. */
  usageColumns(): Pick<SessionEntity, 'expiresAt' | 'lastUsedAt' | 'ipAddress' | 'userAgent'> {
    const { ip, userAgent } = currentContext().client;
    const lastUsedAt = this.clock.now();
    return { expiresAt: expiryFrom(lastUsedAt), lastUsedAt, ipAddress: ip, userAgent };
  }

  /** Stores the hash of a session's refresh token. */
  async store(sessionId: string, refreshToken: string): Promise<void> {
    await this.refreshTokens.insert({ sessionId, tokenHash: hashOfToken(refreshToken), spentAt: null });
  }

  /** Returns the session's tokens and its description for the client. */
  async buildTokens(
    session: SessionEntity,
    refreshToken: string | null,
    user: UserEntity,
    organisation: OrganisationEntity,
    seconds: number = ACCESS_TOKEN_SECONDS,
  ): Promise<SessionTokens> {
    const claims = { sub: user.id, sid: session.id, aud: 'staff' as const };
    return {
      access_token: signToken(claims, this.secret, seconds),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: seconds,
      session: await this.describe(session, user, organisation),
    };
  }

  /** Returns the session's description for the client. */
  async describe(
    session: SessionEntity,
    user: UserEntity,
    organisation: OrganisationEntity,
  ): Promise<Session> {
    const { confirmedAt: _at, ...status } = await this.signInStatus.read(session.id);
    return {
      user: toUserProfile(user),
      organisation: organisationOnWire.parse(organisation),
      expiresAt: session.expiresAt.toISOString(),
      ...status,
    };
  }
}
