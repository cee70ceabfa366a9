import { Injectable } from '@nestjs/common';
import { UserChanged } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { AccountTokenRepository } from '../account-token/persistence/account-token.repository';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { SuperAdminGranter } from './super-admin-granter';

@Injectable()
export class EmailConfirmer {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokenRepository,
    private readonly granter: SuperAdminGranter,
    private readonly uow: UnitOfWork,
  ) {}

  /** Confirms the address. The caller must have locked the account; `notes` explain how, for the audit trail. */
  async confirm(user: UserEntity, notes: string): Promise<void> {
    await this.tokens.endAll(user.id, 'EMAIL_CONFIRMATION');
    if (user.emailConfirmedAt) return;
    const now = this.uow.now();
    const confirmed = await this.users.update(user.id, (row) => void (row.emailConfirmedAt = now), { notes });
    // Makes the user's open pages stop asking for confirmation.
    this.uow.emit(UserChanged, user.id, { userId: user.id });
    await this.granter.grantIfDue(confirmed);
  }
}
