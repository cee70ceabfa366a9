import { Injectable } from '@nestjs/common';
import type { SessionTokens, UserPrincipal } from '@quillcare/contracts';
import { Clock, currentContext, UnitOfWork } from '@quillcare/service-kit';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import type { SessionEntity } from '../session/persistence/session.entity';
import { SessionRepository } from '../session/persistence/session.repository';
import { SessionRevoker } from '../session/session-revoker';
import { SessionIssuer } from '../session/session-issuer';
import type { UserEntity } from '../user/persistence/user.entity';
import { startNote, supportExpiry } from './domain/support';
import { isSupport, SupportRecorder } from '../session/support-recorder';

export interface SupportTerms {
  readonly reason: string;
  readonly minutes: number;
  readonly readOnly: boolean;
}

const OTHERS = `
  select id, organisation_id as "organisationId" from identity.session
   where impersonator_user_id = $1 and impersonator_session_id = $2 and ended_at is null`;

/** Starts sessions in which a super admin acts for a member of staff. */
@Injectable()
export class SupportSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
    private readonly issuer: SessionIssuer,
    private readonly recorder: SupportRecorder,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Starts a session in a transaction of the user's practice. Audited there and in the super admin's own practice. */
  async begin(
    own: UserPrincipal,
    person: UserEntity,
    practice: OrganisationEntity,
    terms: SupportTerms,
  ): Promise<SessionTokens> {
    const session = await this.insert(own, person, terms);
    if (!isSupport(session)) throw new Error('A support session needs an impersonator.');
    const note = startNote(terms.readOnly, terms.minutes);
    await this.recorder.recordStart(session, note);
    if (own.organisationId !== practice.id)
      await this.recorder.record(
        'IMPERSONATE_START',
        session,
        `${practice.name}: ${note}`,
        own.organisationId,
      );
    // No refresh token, so that the support session ends when the access token expires.
    return this.issuer.buildTokens(session, null, person, practice, terms.minutes * 60);
  }

  /**
   * Ends the super admin's other support sessions, because only one may be active, even if the response to the first was lost.
   * Requires a platform scope.
   */
  async endOthers({ userId, sessionId }: UserPrincipal): Promise<void> {
    // With two concurrent starts, the second waits here and then finds the first one's session.
    await this.uow.lock(`support ${userId}`);
    const others = await this.uow.query<{ id: string; organisationId: string }>(OTHERS, [userId, sessionId]);
    for (const { id, organisationId } of others)
      await this.uow.runFor(organisationId, () => this.revoker.revoke(id, 'SUPPORT_STOPPED'));
  }

  private insert(own: UserPrincipal, person: UserEntity, terms: SupportTerms): Promise<SessionEntity> {
    const { ip, userAgent } = currentContext().client;
    const now = this.clock.now();
    return this.sessions.insert({
      userId: person.id,
      expiresAt: supportExpiry(now, terms.minutes),
      lastUsedAt: now,
      ipAddress: ip,
      userAgent,
      endedAt: null,
      endReason: null,
      supportClosedAt: null,
      // Support neither requires nor provides proof of the user's identity.
      confirmedAt: null,
      secondStepAt: null,
      challenge: null,
      challengeAt: null,
      lockedAt: null,
      unlockedAt: null,
      impersonatorUserId: own.userId,
      impersonatorSessionId: own.sessionId,
      impersonatorName: own.name,
      supportReason: terms.reason,
      readOnly: terms.readOnly,
    });
  }
}
