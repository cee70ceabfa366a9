import { AppError, resendConfirmation } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { ConfirmationMailer } from '../confirmation-mailer';

export const ResendConfirmationHandler = implement(
  resendConfirmation,
  [UserRepository, ConfirmationMailer, UnitOfWork],
  (users, mailer, uow) => ({
    async handle(_input) {
      const user = await users.find(requireUser().userId, { lock: true });
      if (!user) throw new AppError('UNAUTHENTICATED');
      if (user.emailConfirmedAt) throw new AppError('EMAIL_ALREADY_CONFIRMED');
      await mailer.sendAgain(user);
      uow.audit({
        entityType: 'USER',
        entityId: user.id,
        action: 'SEND',
        entityLabel: displayName(user),
        notes: 'The owner requested another confirmation link.',
      });
      return { success: true };
    },
  }),
);
