import { AppError, stopImpersonation, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionEnder } from '../../session/session-ender';

@Implements(stopImpersonation)
export class StopImpersonationHandler implements Handler<typeof stopImpersonation> {
  constructor(private readonly ender: SessionEnder) {}

  async handle(_input: InputOf<typeof stopImpersonation>): Promise<ResultOf<typeof stopImpersonation>> {
    const { sessionId, impersonation } = requireUser();
    if (!impersonation) throw new AppError('NOT_IN_SUPPORT');
    await this.ender.end(sessionId, 'SUPPORT_STOPPED');
    return { stopped: true };
  }
}
