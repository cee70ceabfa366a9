import { AppError, signOut, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, type Handler } from '@quillcare/service-kit';
import { SessionRevoker } from '../session-revoker';

@Implements(signOut)
export class SignOutHandler implements Handler<typeof signOut> {
  constructor(private readonly revoker: SessionRevoker) {}

  async handle(_input: InputOf<typeof signOut>): Promise<ResultOf<typeof signOut>> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    await this.revoker.revoke(principal.sessionId, 'SIGNED_OUT');
    return { signedOut: true };
  }
}
