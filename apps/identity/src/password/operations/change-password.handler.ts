import { AppError, changePassword, invalid, type FieldError, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../acting';
import { displayName } from '../../user/domain/user';
import { PasswordHasher } from '../../user/password-hasher';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { changedPasswordErrors } from '../domain/new-password';
import { PasswordChanger } from '../password-changer';

interface Prepared {
  errors: FieldError[];
  /** The hash that the given password was compared with. */
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

  /** Refuses nothing yet: a request that is repeated with its key must get the answer that it had. */
  async prepare({ body }: InputOf<typeof changePassword>): Promise<Prepared> {
    const user = await this.uow.run(() => this.users.find(requireUser().userId));
    if (!user) throw new AppError('UNAUTHENTICATED');
    const isRight = await this.hasher.matches(body.currentPassword, user.passwordHash);
    if (!isRight) await this.report(user, body.newPassword);
    const errors = [
      ...(isRight ? [] : [WRONG]),
      ...changedPasswordErrors(body.currentPassword, body.newPassword),
    ];
    const passwordHash = errors.length > 0 ? '' : await this.hasher.hash(body.newPassword);
    return { errors, checked: user.passwordHash, passwordHash };
  }

  async handle(_input: InputOf<typeof changePassword>, prepared: Prepared): Promise<{ success: true }> {
    const { userId, sessionId } = requireUser();
    const user = await this.users.get(userId, { lock: true });
    if (prepared.errors.length > 0) throw invalid(...prepared.errors);
    // Changed meanwhile, by another session or a link: what was checked is no longer the current one.
    if (user.passwordHash !== prepared.checked) throw invalid(WRONG);
    await this.changer.change(userId, {
      passwordHash: prepared.passwordHash,
      keepSession: sessionId,
      notes: 'The owner changed the password.',
    });
    return { success: true };
  }

  // In a transaction of its own, so that the refusal does not undo it. A repeated request is no failed try.
  private async report(user: UserEntity, newPassword: string): Promise<void> {
    if (await this.hasher.matches(newPassword, user.passwordHash)) return;
    await this.uow.run(async () =>
      this.uow.audit({
        entityType: 'USER',
        entityId: user.id,
        action: 'LOGIN_FAILED',
        entityLabel: displayName(user),
        notes: 'A wrong current password was given to change it.',
      }),
    );
  }
}
