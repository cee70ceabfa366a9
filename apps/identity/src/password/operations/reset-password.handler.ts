import { invalidInput, resetPassword } from '@quillcare/contracts';
import { Clock, implementWith, UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { EmailConfirmer } from '../../confirmation/email-confirmer';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository } from '../../user/persistence/user.repository';
import { isUsable } from '../../account-token/domain/account-token';
import { validatePassword } from '../domain/new-password';
import { PasswordChanger } from '../password-changer';
import { AccountTokenRepository } from '../../account-token/persistence/account-token.repository';
import { ResetLinkLookup, resetLinkError } from '../reset-link-lookup';

const REASON = 'a reset link does not name its organisation';
const CONFIRMATION_NOTES = 'The owner used a password reset link that was emailed to the address.';

export const ResetPasswordHandler = implementWith(
  resetPassword,
  { platform: REASON },
  [
    ResetLinkLookup,
    AccountTokenRepository,
    UserRepository,
    PasswordHasher,
    PasswordChanger,
    EmailConfirmer,
    UnitOfWork,
    Clock,
  ],
  (lookup, tokens, users, hasher, changer, confirmer, uow, clock) => ({
    async prepare({ body }) {
      const { token, user } = await uow.runPlatform(REASON, () => lookup.findByToken(body.token));
      const errors = validatePassword(body.newPassword, 'newPassword');
      if (errors.length > 0) throw invalidInput(...errors);
      return { passwordHash: await hasher.hash(body.newPassword), tokenId: token.id, user };
    },

    handle(_input, prepared) {
      const { tokenId, passwordHash, user } = prepared;
      return runAs(uow, user, async () => {
        // Locks the account first, as everywhere, so that the second of two concurrent requests finds the token ended.
        const account = await users.find(user.id, { lock: true });
        const token = await tokens.find(tokenId, { lock: true });
        if (!account?.isActive || !token || !isUsable(token, clock.now())) throw resetLinkError();
        await changer.change(user.id, {
          passwordHash,
          keepSession: null,
          notes: 'Reset through a link emailed to the address of the account.',
        });
        await confirmer.confirm(account, CONFIRMATION_NOTES);
        return { success: true, email: account.email };
      });
    },
  }),
);
