import { AppError, confirmEmail, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { isUsable } from '../../account-token/domain/account-token';
import { AccountTokenRepository } from '../../account-token/persistence/account-token.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { EmailConfirmer } from '../email-confirmer';

const REASON = 'a confirmation link does not name its organisation';
const NOTES = 'The owner followed the link that was emailed to the address.';

@Implements(confirmEmail, { platform: REASON })
export class ConfirmEmailHandler implements Handler<typeof confirmEmail> {
  constructor(
    private readonly tokens: AccountTokenRepository,
    private readonly users: UserRepository,
    private readonly confirmer: EmailConfirmer,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof confirmEmail>): Promise<{ success: true }> {
    const found = await this.tokens.findByToken(body.token, 'EMAIL_CONFIRMATION');
    if (!found) throw new AppError('CONFIRMATION_LINK_INVALID');
    await this.uow.runFor(found.organisationId, async () => {
      // The account is locked first, as everywhere: the second of two requests then finds the token ended.
      const user = await this.users.find(found.userId, { lock: true });
      const token = await this.tokens.find(found.id, { lock: true });
      if (!user?.isActive || !token || !isUsable(token, this.uow.now()))
        throw new AppError('CONFIRMATION_LINK_INVALID');
      await runAs(this.uow, user, () => this.confirmer.confirm(user, NOTES));
    });
    return { success: true };
  }
}
