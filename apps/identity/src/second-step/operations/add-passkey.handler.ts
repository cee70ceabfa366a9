import { addPasskey, invalidInput, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { SessionRepository } from '../../session/persistence/session.repository';
import { isChallengeFresh, type Challenge } from '../domain/credential';
import { MAX_PASSKEYS } from '../domain/factors';
import { FactorChanges } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { toPasskey } from '../to-passkey';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn, type NewPasskey } from '../web-authn';

const REFUSED = 'This passkey could not be saved. Please try again.';
const TOO_MANY = `An account can have ${MAX_PASSKEYS} passkeys. Please remove one that you do not use any more.`;

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
    const issued = await this.uow.run(() => this.sessions.takeChallenge(requireUser().sessionId));
    const passkey = issued && (await this.verifyInTime(issued, body.credential));
    if (!passkey) throw invalidInput({ path: 'credential', message: REFUSED });
    return passkey;
  }

  async handle(
    { body }: InputOf<typeof addPasskey>,
    passkey: NewPasskey,
  ): Promise<ResultOf<typeof addPasskey>> {
    const account = await this.accounts.loadForChange();
    const { id: userId } = account.user;
    const known = await this.passkeys.findOfUser(userId);
    if (known.length >= MAX_PASSKEYS) throw invalidInput({ path: 'name', message: TOO_MANY });
    const { name } = body;
    const stored = await this.passkeys.add({ ...passkey, userId, name, lastUsedAt: null });
    const notes = `The passkey "${name}" was set up.`;
    const change = { field: 'passkey', oldValue: null, newValue: name, notes } as const;
    const recoveryCodes = await this.changes.afterAdded(account, 'passkey', change);
    return { passkey: toPasskey(stored), recoveryCodes };
  }

  private async verifyInTime(issued: Challenge, credential: unknown): Promise<NewPasskey | null> {
    return isChallengeFresh(issued, this.uow.now())
      ? this.webAuthn.verifyCreated(credential, issued.challenge)
      : null;
  }
}
