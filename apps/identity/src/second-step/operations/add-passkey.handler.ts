import { addPasskey, invalid, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRepository } from '../../session/persistence/session.repository';
import { isInTime, type Challenge } from '../domain/credential';
import { MOST_PASSKEYS } from '../domain/factors';
import { FactorChanges } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { passkeyOnWire } from '../passkey-on-wire';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn, type NewPasskey } from '../web-authn';

const REFUSED = 'This passkey could not be saved. Please try again.';
const TOO_MANY = `An account can have ${MOST_PASSKEYS} passkeys. Please remove one that you do not use any more.`;

@Implements(addPasskey)
export class AddPasskeyHandler implements Handler<typeof addPasskey> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionRepository,
    private readonly changes: FactorChanges,
    private readonly webAuthn: WebAuthn,
    private readonly uow: UnitOfWork,
  ) {}

  /** Consumes the challenge in a separate transaction, so that a rejection does not restore it. */
  async prepare({ body }: InputOf<typeof addPasskey>): Promise<NewPasskey> {
    const asked = await this.uow.run(() => this.sessions.takeChallenge(requireUser().sessionId));
    const made = asked && (await this.madeFor(asked, body.credential));
    if (!made) throw invalid({ path: 'credential', message: REFUSED });
    return made;
  }

  async handle({ body }: InputOf<typeof addPasskey>, made: NewPasskey): Promise<ResultOf<typeof addPasskey>> {
    const account = await this.accounts.loadForChange();
    const { id: userId } = account.user;
    const known = await this.passkeys.of(userId);
    if (known.length >= MOST_PASSKEYS) throw invalid({ path: 'name', message: TOO_MANY });
    const { name } = body;
    const kept = await this.passkeys.add({ ...made, userId, name, lastUsedAt: null });
    const notes = `The passkey "${name}" was set up.`;
    const change = { field: 'passkey', oldValue: null, newValue: name, notes } as const;
    const recoveryCodes = await this.changes.added(account, 'passkey', change);
    return { passkey: passkeyOnWire(kept), recoveryCodes };
  }

  private async madeFor(asked: Challenge, credential: unknown): Promise<NewPasskey | null> {
    return isInTime(asked, this.uow.now()) ? this.webAuthn.made(credential, asked.challenge) : null;
  }
}
