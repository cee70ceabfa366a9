import { AppError, changePassword, invalidInput, type FieldError, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { displayName } from '../../user/domain/user';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { validatePasswordChange } from '../domain/new-password';
import { PasswordChanger } from '../password-changer';

interface Prepared {
  /** The hash the password was verified against. */
  checked: string;
  passwordHash: string;
}

const WRONG: FieldError = { path: 'currentPassword', message: 'Your current password is not correct' };

@Implements(changePassword)
export class ChangePasswordHandler implements Handler<typeof changePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly changer: PasswordChanger,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof changePassword>): Promise<Prepared> {
    const user = await this.uow.run(() => this.users.find(requireUser().userId));
    if (!user) throw new AppError('UNAUTHENTICATED');
    const isRight = await this.hasher.matches(body.currentPassword, user.passwordHash);
    if (!isRight) await this.auditWrongPassword(user);
    const errors = [
      ...(isRight ? [] : [WRONG]),
      ...validatePasswordChange(body.currentPassword, body.newPassword),
    ];
    if (errors.length > 0) throw invalidInput(...errors);
    return { checked: user.passwordHash, passwordHash: await this.hasher.hash(body.newPassword) };
  }

  async handle(_input: InputOf<typeof changePassword>, prepared: Prepared): Promise<{ success: true }> {
    const { userId, sessionId } = requireUser();
    const user = await this.users.get(userId, { lock: true });
    // The password was changed in the meantime by another session or a link, so the verification no longer counts.
    if (user.passwordHash !== prepared.checked) throw invalidInput(WRONG);
    await this.changer.change(userId, {
      passwordHash: prepared.passwordHash,
      keepSession: sessionId,
      notes: 'The owner changed the password.',
    });
    return { success: true };
  }

  // Uses a separate transaction, so that the error does not roll it back.
  private async auditWrongPassword(user: UserEntity): Promise<void> {
    await this.uow.run(async () =>
      this.uow.audit({
        entityType: 'USER',
        entityId: user.id,
        action: 'LOGIN_FAILED',
        entityLabel: displayName(user),
        notes: 'A wrong current password was entered to change the password.',
      }),
    );
  }
}
