import { Inject, Injectable } from '@nestjs/common';
import { SessionsChanged, UserChanged } from '@quillcare/contracts';
import { SERVICE_CONFIG, UnitOfWork } from '@quillcare/service-kit';
import type { IdentityConfig } from '../identity.config';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';

const NOTES = 'The confirmed address matches SUPER_ADMIN_EMAIL.';

/** Makes the account with the configured address a super admin once its owner has confirmed the address. */
@Injectable()
export class SuperAdminGranter {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Grants the role if due, and returns the resulting account. The caller must hold its lock. */
  async grantIfDue(user: UserEntity): Promise<UserEntity> {
    const isDue =
      user.email === this.config.SUPER_ADMIN_EMAIL && user.emailConfirmedAt !== null && user.isActive;
    if (!isDue || user.role === 'SUPER_ADMIN') return user;
    const granted = await this.users.update(user.id, (row) => void (row.role = 'SUPER_ADMIN'), {
      action: 'PERMISSION_GRANT',
      notes: NOTES,
    });
    this.uow.emit(UserChanged, user.id, { userId: user.id });
    this.uow.emit(SessionsChanged, user.id, { userId: user.id, sessionId: null });
    return granted;
  }
}
