import { AppError, stopImpersonation } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRevoker } from '../../session/session-revoker';

export const StopImpersonationHandler = implement(stopImpersonation, [SessionRevoker], (revoker) => ({
  async handle(_input) {
    const { sessionId, impersonation } = requireUser();
    if (!impersonation) throw new AppError('NOT_IN_SUPPORT');
    await revoker.revoke(sessionId, 'SUPPORT_STOPPED');
    return { stopped: true };
  },
}));
