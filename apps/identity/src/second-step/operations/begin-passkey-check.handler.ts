import { AppError, beginPasskeyCheck, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SessionRepository } from '../../session/persistence/session.repository';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn } from '../web-authn';

@Implements(beginPasskeyCheck)
export class BeginPasskeyCheckHandler implements Handler<typeof beginPasskeyCheck> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionRepository,
    private readonly webAuthn: WebAuthn,
  ) {}

  async handle(_input: InputOf<typeof beginPasskeyCheck>): Promise<ResultOf<typeof beginPasskeyCheck>> {
    const { user, session } = await this.accounts.load();
    const known = await this.passkeys.of(user.id);
    if (known.length === 0) throw new AppError('NOT_FOUND', { detail: 'Your account has no passkey.' });
    const options = await this.webAuthn.optionsToUse(known);
    await this.sessions.setChallenge(session.id, options.challenge);
    return { options };
  }
}
