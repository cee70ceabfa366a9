import { Injectable } from '@nestjs/common';
import { SessionsChanged } from '@quillcare/contracts';
import { Clock, UnitOfWork } from '@quillcare/service-kit';
import type { EndReason } from './domain/session';
import { SessionRepository } from './persistence/session.repository';

const NOTES: Record<EndReason, string | null> = {
  SIGNED_OUT: null,
  TOKEN_REUSED: 'A refresh token was used a second time, so the session was ended.',
};

/** Ends sessions, everywhere at once: the gateways hear of it and drop what they remember. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends a session of the organisation; one that is over, or unknown, stays as it is. */
  async end(sessionId: string, endReason: EndReason): Promise<void> {
    const session = await this.sessions.find(sessionId, { lock: true });
    if (!session || session.endedAt) return;
    const endedAt = this.clock.now();
    await this.sessions.update(sessionId, (row) => void Object.assign(row, { endedAt, endReason }));
    const { userId } = session;
    this.uow.emit(SessionsChanged, userId, { userId, sessionId });
    this.uow.audit({ entityType: 'USER', entityId: userId, action: 'LOGOUT', notes: NOTES[endReason] });
  }
}
