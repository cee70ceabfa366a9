import { Injectable } from '@nestjs/common';
import { SupportEnded, SupportStarted, type AuditAction } from '@quillcare/contracts';
import { currentContext, runInContext, UnitOfWork } from '@quillcare/service-kit';
import type { EndReason } from './domain/session';
import type { SessionEntity } from './persistence/session.entity';
import { displayName } from '../user/domain/user';
import { UserRepository } from '../user/persistence/user.repository';
import { endNote, supportEndOf } from './domain/support-end';

/** A session that a super admin uses for support. */
export type SupportSession = Pick<SessionEntity, 'id' | 'userId' | 'organisationId' | 'expiresAt'> & {
  impersonatorUserId: string;
  impersonatorSessionId: string;
  impersonatorName: string;
  supportReason: string;
  readOnly: boolean;
};

/** Returns whether a session is a support session, in which case all five support columns are set. */
export function isSupport<S extends Pick<SessionEntity, 'impersonatorUserId'>>(
  session: S,
): session is S & SupportSession {
  return session.impersonatorUserId !== null;
}

/** Runs work with the super admin of a support session as its actor. */
export function runAsImpersonator<T>(
  { impersonatorUserId, impersonatorName }: SupportSession,
  work: () => Promise<T>,
): Promise<T> {
  const actor = { id: `user:${impersonatorUserId}`, name: impersonatorName, userId: impersonatorUserId };
  return runInContext({ ...currentContext(), actor }, work);
}

/** Audits support sessions and announces them to open browsers. */
@Injectable()
export class SupportRecorder {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Records the start in the user's practice. */
  async recordStart(session: SupportSession, notes: string): Promise<void> {
    const { id: sessionId, userId, impersonatorUserId: byUserId, readOnly, expiresAt } = session;
    const data = { sessionId, userId, byUserId, readOnly, expiresAt: expiresAt.toISOString() };
    this.uow.emit(SupportStarted, sessionId, data);
    await this.record('IMPERSONATE_START', session, notes);
  }

  /** Records the end in the user's practice, in the transaction that ends it. */
  async recordEnd(session: SupportSession, reason: EndReason): Promise<void> {
    const { id: sessionId, userId, impersonatorUserId: byUserId } = session;
    this.uow.emit(SupportEnded, sessionId, { sessionId, userId, byUserId, end: supportEndOf(reason) });
    await this.record('IMPERSONATE_STOP', session, endNote(reason));
  }

  /** Audits the action in the transaction's organisation, or in `trailOf`. */
  async record(action: AuditAction, session: SupportSession, notes: string, trailOf?: string): Promise<void> {
    const person = await this.users.findInAnyOrganisation(session.userId);
    this.uow.audit(
      {
        entityType: 'USER',
        entityId: session.userId,
        action,
        notes,
        entityLabel: person ? displayName(person) : null,
        reason: session.supportReason,
      },
      trailOf,
    );
  }
}
