import { Injectable } from '@nestjs/common';
import { UnitOfWork, TenantRepository } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { hashSecret } from '../../secret';
import { displayName } from '../../user/domain/user';
import { InvitationEntity } from './invitation.entity';

@Injectable()
export class InvitationRepository extends TenantRepository<InvitationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, InvitationEntity, {
      audit: 'USER',
      auditLabel: (invitation) => `Invitation of ${displayName(invitation)}`,
      auditHidden: ['tokenHash'],
    });
  }

  /** Makes other invitations of an address wait for this transaction, because there may be only one pending one. */
  lockAddress(email: string): Promise<void> {
    return this.uow.lock(`invitation ${email}`);
  }

  /** Returns and locks the pending invitation for an address. Without one, lock the address first. */
  openFor(email: string): Promise<InvitationEntity | null> {
    return this.manager.findOne(InvitationEntity, {
      where: { organisationId: this.organisationId, email, acceptedAt: IsNull(), deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Returns the invitation for a link. Requires a platform scope. */
  findByToken(token: string): Promise<InvitationEntity | null> {
    return this.manager.findOneBy(InvitationEntity, {
      tokenHash: hashSecret(token),
      deletedAt: IsNull(),
    });
  }
}
