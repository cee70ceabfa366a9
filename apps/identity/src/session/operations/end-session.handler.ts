import { AppError, endSession, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRepository } from '../persistence/session.repository';
import { SessionRevoker } from '../session-revoker';

@Implements(endSession)
export class EndSessionHandler implements Handler<typeof endSession> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  async handle({ params }: InputOf<typeof endSession>): Promise<{ id: string }> {
    const { userId, sessionId } = requireUser();
    const session = await this.sessions.find(params.id);
    // A colleague's session is not found, just as another practice's.
    if (session?.userId !== userId) throw new AppError('NOT_FOUND');
    await this.revoker.revoke(params.id, params.id === sessionId ? 'SIGNED_OUT' : 'SIGNED_OUT_ELSEWHERE');
    return { id: params.id };
  }
}
