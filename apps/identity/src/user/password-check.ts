import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { displayName } from './domain/user';
import { PasswordHasher } from './password-hasher';
import type { UserEntity } from './persistence/user.entity';
import { UserRepository } from './persistence/user.repository';

const REASON = 'the account is found by its email address';
/** Every rejection takes this many milliseconds, so that response times do not reveal whether the account exists. */
const REFUSAL_MS = 250;

/** Verifies the email and password of someone who is not signed in. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Returns the account. Throws the same INVALID_CREDENTIALS for a wrong password, an unknown address and an inactive account.
   * Hashing is slow and a failed attempt must stay recorded, so never call it inside a transaction.
   */
  async check(email: string, password: string): Promise<UserEntity> {
    const refusalIsDue = wait(REFUSAL_MS);
    const user = await this.uow.runPlatform(REASON, () => this.users.findByEmail(email));
    const isRight = await this.hasher.matches(password, user?.passwordHash ?? null);
    if (user && isRight && user.isActive) return user;
    if (user) await this.uow.runFor(user.organisationId, async () => this.record(user));
    await refusalIsDue;
    throw new AppError('INVALID_CREDENTIALS');
  }

  private record(user: UserEntity): void {
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'LOGIN_FAILED',
      entityLabel: displayName(user),
    });
  }
}
