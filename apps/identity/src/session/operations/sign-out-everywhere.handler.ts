import { signOutEverywhere } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';
import { SessionRevoker } from '../session-revoker';

export const SignOutEverywhereHandler = implement(
  signOutEverywhere,
  [UserRepository, SessionRevoker],
  (users, revoker) => ({
    async handle(_input) {
      const { userId } = requireUser();
      // Locked, so that no session starts concurrently.
      await users.find(userId, { lock: true });
      return { signedOut: true, sessions: await revoker.revokeAll(userId, 'SIGNED_OUT') };
    },
  }),
);
