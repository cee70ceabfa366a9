import { beginPasskey, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SessionRepository } from '../../session/persistence/session.repository';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn } from '../web-authn';

@Implements(beginPasskey)
export class BeginPasskeyHandler implements Handler<typeof beginPasskey> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionRepository,
    private readonly webAuthn: WebAuthn,
  ) {}

  async handle(_input: InputOf<typeof beginPasskey>): Promise<ResultOf<typeof beginPasskey>> {
    const { user, session } = await this.accounts.loadForChange();
    const options = await this.webAuthn.optionsToMake(user, await this.passkeys.of(user.id));
    await this.sessions.setChallenge(session.id, options.challenge);
    return { options };
  }
}
