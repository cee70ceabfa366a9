import { AppError, correctEmail, invalid, type FieldError, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { displayName } from '../../user/domain/user';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { EmailCorrector } from '../email-corrector';

const WRONG: FieldError = { path: 'password', message: 'Your password is not correct' };

@Implements(correctEmail)
export class CorrectEmailHandler implements Handler<typeof correctEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly corrector: EmailCorrector,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns the hash the password was verified against. */
  async prepare({ body }: InputOf<typeof correctEmail>): Promise<string> {
    const user = await this.uow.run(() => this.users.find(requireUser().userId));
    if (!user) throw new AppError('UNAUTHENTICATED');
    const checked = user.passwordHash;
    if (!(await this.hasher.matches(body.password, checked))) {
      await this.report(user);
      throw invalid(WRONG);
    }
    const refusal = await this.corrector.refusalOf(user.id, body.email);
    if (refusal) throw refusal;
    return checked;
  }

  async handle(
    { body }: InputOf<typeof correctEmail>,
    checked: string,
  ): Promise<{ success: true; email: string }> {
    const user = await this.users.get(requireUser().userId, { lock: true });
    // The password was changed in the meantime, so the verification no longer counts.
    if (user.passwordHash !== checked) throw invalid(WRONG);
    await this.corrector.correct(user, body.email);
    return { success: true, email: body.email };
  }

  // Uses a separate transaction, so that the error does not roll it back.
  private async report(user: UserEntity): Promise<void> {
    await this.uow.run(async () =>
      this.uow.audit({
        entityType: 'USER',
        entityId: user.id,
        action: 'LOGIN_FAILED',
        entityLabel: displayName(user),
        notes: 'A wrong password was entered to correct the address.',
      }),
    );
  }
}
