import { AppError, confirmEmail } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { isUsable } from '../../account-token/domain/account-token';
import { AccountTokenRepository } from '../../account-token/persistence/account-token.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { EmailConfirmer } from '../email-confirmer';

const REASON = 'a confirmation link does not name its organisation';
const NOTES = 'The owner followed the link that was emailed to the address.';

export const ConfirmEmailHandler = implementWith(
  confirmEmail,
  { platform: REASON },
  [AccountTokenRepository, UserRepository, EmailConfirmer, UnitOfWork],
  (tokens, users, confirmer, uow) => ({
    async handle({ body }) {
      const found = await tokens.findByToken(body.token, 'EMAIL_CONFIRMATION');
      if (!found) throw new AppError('CONFIRMATION_LINK_INVALID');
      await uow.runFor(found.organisationId, async () => {
        // Locks the account first, as everywhere, so that the second of two concurrent requests finds the token ended.
        const user = await users.find(found.userId, { lock: true });
        const token = await tokens.find(found.id, { lock: true });
        if (!user?.isActive || !token || !isUsable(token, uow.now()))
          throw new AppError('CONFIRMATION_LINK_INVALID');
        await runAs(uow, user, () => confirmer.confirm(user, NOTES));
      });
      return { success: true };
    },
  }),
);
