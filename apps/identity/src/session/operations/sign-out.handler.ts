import { AppError, signOut, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, type Handler } from '@quillcare/service-kit';
import { SessionEnder } from '../session-ender';

@Implements(signOut)
export class SignOutHandler implements Handler<typeof signOut> {
  constructor(private readonly ender: SessionEnder) {}

  async handle(_input: InputOf<typeof signOut>): Promise<ResultOf<typeof signOut>> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    await this.ender.end(principal.sessionId, 'SIGNED_OUT');
    return { signedOut: true };
  }
}
