import { AppError, resendConfirmation, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { ConfirmationMailer } from '../confirmation-mailer';

@Implements(resendConfirmation)
export class ResendConfirmationHandler implements Handler<typeof resendConfirmation> {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: ConfirmationMailer,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(_input: InputOf<typeof resendConfirmation>): Promise<{ success: true }> {
    const user = await this.users.find(requireUser().userId, { lock: true });
    if (!user) throw new AppError('UNAUTHENTICATED');
    if (user.emailConfirmedAt) throw new AppError('EMAIL_ALREADY_CONFIRMED');
    await this.mailer.sendAgain(user);
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'SEND',
      entityLabel: displayName(user),
      notes: 'The owner asked for another link that confirms the address.',
    });
    return { success: true };
  }
}
