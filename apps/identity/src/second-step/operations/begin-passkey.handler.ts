import { beginPasskey } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { SessionRepository } from '../../session/persistence/session.repository';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn } from '../web-authn';

export const BeginPasskeyHandler = implement(
  beginPasskey,
  [CurrentAccounts, PasskeyRepository, SessionRepository, WebAuthn],
  (accounts, passkeys, sessions, webAuthn) => ({
    async handle(_input) {
      const { user, session } = await accounts.loadForChange();
      const options = await webAuthn.registrationOptions(user, await passkeys.findOfUser(user.id));
      await sessions.setChallenge(session.id, options.challenge);
      return { options };
    },
  }),
);
