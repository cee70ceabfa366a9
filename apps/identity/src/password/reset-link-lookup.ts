import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { Clock, UnitOfWork } from '@quillcare/service-kit';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { isUsable } from '../account-token/domain/account-token';
import type { AccountTokenEntity } from '../account-token/persistence/account-token.entity';
import { AccountTokenRepository } from '../account-token/persistence/account-token.repository';

const ASK_AGAIN =
  'Failed to reset password. The link has expired or has already been used. Please request a new one.';

@Injectable()
export class ResetLinkLookup {
  constructor(
    private readonly tokens: AccountTokenRepository,
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the token of a valid link and its account. Requires a platform scope. */
  async byToken(secret: string): Promise<{ token: AccountTokenEntity; user: UserEntity }> {
    const token = await this.tokens.findByToken(secret, 'PASSWORD_RESET');
    const user = token && (await this.uow.runFor(token.organisationId, () => this.users.find(token.userId)));
    if (!token || !user?.isActive || !isUsable(token, this.clock.now())) throw resetRefusal();
    return { token, user };
  }
}

/** Returns the error for a link that no longer works, the same whatever the reason. */
export function resetRefusal(): AppError {
  return new AppError('RESET_LINK_INVALID', { detail: ASK_AGAIN });
}
