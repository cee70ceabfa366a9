import { AppError, signOut } from '@quillcare/contracts';
import { currentContext, implement } from '@quillcare/service-kit';
import { SessionRevoker } from '../session-revoker';

export const SignOutHandler = implement(signOut, [SessionRevoker], (revoker) => ({
  async handle(_input) {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    await revoker.revoke(principal.sessionId, 'SIGNED_OUT');
    return { signedOut: true };
  },
}));
