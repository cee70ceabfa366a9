import { AppError, stopImpersonation, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRevoker } from '../../session/session-revoker';

@Implements(stopImpersonation)
export class StopImpersonationHandler implements Handler<typeof stopImpersonation> {
  constructor(private readonly revoker: SessionRevoker) {}

  async handle(_input: InputOf<typeof stopImpersonation>): Promise<ResultOf<typeof stopImpersonation>> {
    const { sessionId, impersonation } = requireUser();
    if (!impersonation) throw new AppError('NOT_IN_SUPPORT');
    await this.revoker.revoke(sessionId, 'SUPPORT_STOPPED');
    return { stopped: true };
  }
}
