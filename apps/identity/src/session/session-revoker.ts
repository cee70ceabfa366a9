import { Injectable } from '@nestjs/common';
import { SessionsChanged } from '@quillcare/contracts';
import { Clock, UnitOfWork } from '@quillcare/service-kit';
import type { EndReason } from './domain/session';
import { isSupport, SupportRecorder, type SupportSession } from './support-recorder';
import { SessionRepository } from './persistence/session.repository';

const NOTES: Record<EndReason, string | null> = {
  SIGNED_OUT: null,
  SIGNED_OUT_ELSEWHERE: 'The session was ended from another session.',
  TOKEN_REUSED: 'A refresh token was used a second time, so the session was ended.',
  PASSWORD_CHANGED: 'The password changed, so sessions were ended.',
  SECOND_STEP_CHANGED: 'The second step of signing in was reset, so sessions were ended.',
  SUPPORT_STOPPED: null,
  SUPPORT_EXPIRED: 'The support session timed out.',
  DEACTIVATED: 'The account was deactivated, so its sessions were ended.',
  PRACTICE_DEACTIVATED: 'The practice was deactivated, so its sessions were ended.',
};

// Signing out everywhere also ends a super admin's support session, whose end reason differs because it did not sign out itself.
const END_ALL = `
  update identity.session
     set ended_at = $3, version = version + 1, updated_at = $3,
         end_reason = case when impersonator_user_id is not null and $4 = 'SIGNED_OUT' then 'SIGNED_OUT_ELSEWHERE' else $4 end
   where organisation_id = $1 and user_id = $2 and ended_at is null and expires_at > $3 and id is distinct from $5
  returning id, user_id as "userId", organisation_id as "organisationId", expires_at as "expiresAt",
            end_reason as "endReason", impersonator_user_id as "impersonatorUserId",
            impersonator_session_id as "impersonatorSessionId", impersonator_name as "impersonatorName",
            support_reason as "supportReason", read_only as "readOnly"`;

const SIGNED_IN = `select distinct user_id as "userId" from identity.session
  where organisation_id = $1 and ended_at is null and expires_at > $2 order by 1`;

type Ended = { impersonatorUserId: string | null; endReason: EndReason } & Omit<
  SupportSession,
  'impersonatorUserId'
>;

/** Ends sessions with immediate effect: an event makes every gateway forget them. */
@Injectable()
export class SessionRevoker {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly support: SupportRecorder,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends a session of the organisation. Does nothing if it has ended or does not exist. */
  async revoke(sessionId: string, endReason: EndReason): Promise<void> {
    const session = await this.sessions.find(sessionId, { lock: true });
    if (!session || session.endedAt) return;
    const endedAt = this.clock.now();
    await this.sessions.update(sessionId, (row) => void Object.assign(row, { endedAt, endReason }));
    const { userId } = session;
    this.uow.emit(SessionsChanged, userId, { userId, sessionId });
    if (isSupport(session)) await this.support.recordEnd(session, endReason);
    else this.recordLogout(userId, endReason);
  }

  /** Ends all sessions of an account in the transaction's organisation other than `except`, and returns their number. */
  async revokeAll(userId: string, endReason: EndReason, except: string | null = null): Promise<number> {
    const ended = await this.uow.query<Ended>(END_ALL, [
      this.uow.organisationId,
      userId,
      this.clock.now(),
      endReason,
      except,
    ]);
    if (ended.length === 0) return 0;
    this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    for (const session of ended.filter(isSupport)) await this.support.recordEnd(session, session.endReason);
    if (!ended.every(isSupport)) this.recordLogout(userId, endReason);
    return ended.length;
  }

  async revokeEveryone(endReason: EndReason): Promise<void> {
    const people = await this.uow.query<{ userId: string }>(SIGNED_IN, [
      this.uow.organisationId,
      this.clock.now(),
    ]);
    for (const { userId } of people) await this.revokeAll(userId, endReason);
  }

  private recordLogout(userId: string, endReason: EndReason): void {
    this.uow.audit({ entityType: 'USER', entityId: userId, action: 'LOGOUT', notes: NOTES[endReason] });
  }
}
