import { Inject } from '@nestjs/common';
import {
  AppError,
  removeSuperAdmin,
  SessionsChanged,
  UserChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, SERVICE_CONFIG, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import type { IdentityConfig } from '../../identity.config';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { SuperAdmins } from '../super-admins';

type Removed = ResultOf<typeof removeSuperAdmin>;

/** The user's sessions continue with an administrator's rights. Their support access ends with the role. */
@Implements(removeSuperAdmin, { platform: 'a super admin revokes the role of another one' })
export class RemoveSuperAdminHandler implements Handler<typeof removeSuperAdmin> {
  constructor(
    private readonly users: UserRepository,
    private readonly superAdmins: SuperAdmins,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async handle({ params: { id }, body }: InputOf<typeof removeSuperAdmin>): Promise<Removed> {
    if (requireUser().userId === id) throw new AppError('OWN_ACCOUNT');
    const others = (await this.superAdmins.lockActive()).filter((one) => one.id !== id);
    const found = await this.users.findAnywhere(id);
    if (found?.role !== 'SUPER_ADMIN') throw new AppError('NOT_FOUND');
    if (others.length === 0) throw new AppError('LAST_SUPER_ADMIN');
    if (found.email === this.config.SUPER_ADMIN_EMAIL) throw new AppError('SUPER_ADMIN_CONFIGURED');
    return this.uow.runFor(found.organisationId, async () => {
      const user = await this.users.update(id, (row) => void (row.role = 'ORG_ADMIN'), {
        action: 'PERMISSION_REVOKE',
        reason: body.reason,
      });
      this.uow.emit(UserChanged, id, { userId: id });
      this.uow.emit(SessionsChanged, id, { userId: id, sessionId: null });
      return { id, name: displayName(user) };
    });
  }
}
