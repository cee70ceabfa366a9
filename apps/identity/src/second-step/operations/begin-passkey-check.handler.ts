import { AppError, beginPasskeyCheck } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { SessionRepository } from '../../session/persistence/session.repository';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';
import { WebAuthn } from '../web-authn';

export const BeginPasskeyCheckHandler = implement(
  beginPasskeyCheck,
  [CurrentAccounts, PasskeyRepository, SessionRepository, WebAuthn],
  (accounts, passkeys, sessions, webAuthn) => ({
    async handle(_input) {
      const { user, session } = await accounts.load();
      const known = await passkeys.findOfUser(user.id);
      if (known.length === 0) throw new AppError('NOT_FOUND', { detail: 'Your account has no passkey.' });
      const options = await webAuthn.authenticationOptions(known);
      await sessions.setChallenge(session.id, options.challenge);
      return { options };
    },
  }),
);
