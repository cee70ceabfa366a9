import { AppError, endSession } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRepository } from '../persistence/session.repository';
import { SessionRevoker } from '../session-revoker';

export const EndSessionHandler = implement(
  endSession,
  [SessionRepository, SessionRevoker],
  (sessions, revoker) => ({
    async handle({ params }) {
      const { userId, sessionId } = requireUser();
      const session = await sessions.find(params.id);
      // A colleague's session is reported as not found, just like another practice's.
      if (session?.userId !== userId) throw new AppError('NOT_FOUND');
      await revoker.revoke(params.id, params.id === sessionId ? 'SIGNED_OUT' : 'SIGNED_OUT_ELSEWHERE');
      return { id: params.id };
    },
  }),
);
