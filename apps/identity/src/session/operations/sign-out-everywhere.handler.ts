import { signOutEverywhere, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';
import { SessionRevoker } from '../session-revoker';

@Implements(signOutEverywhere)
export class SignOutEverywhereHandler implements Handler<typeof signOutEverywhere> {
  constructor(
    private readonly users: UserRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  async handle(_input: InputOf<typeof signOutEverywhere>): Promise<ResultOf<typeof signOutEverywhere>> {
    const { userId } = requireUser();
    // Locked, so that no session starts concurrently.
    await this.users.find(userId, { lock: true });
    return { signedOut: true, sessions: await this.revoker.revokeAll(userId, 'SIGNED_OUT') };
  }
}
