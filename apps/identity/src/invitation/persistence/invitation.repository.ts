import { Injectable } from '@nestjs/common';
import { UnitOfWork, TenantRepository } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { hashOfSecret } from '../../secret';
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

  /** Returns and locks the pending invitation for an address. */
  openFor(email: string): Promise<InvitationEntity | null> {
    return this.manager.findOne(InvitationEntity, {
      where: { organisationId: this.organisationId, email, acceptedAt: IsNull(), deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Returns the invitation for a link. Requires a platform scope. */
  findByToken(token: string): Promise<InvitationEntity | null> {
    return this.manager.findOneBy(InvitationEntity, {
      tokenHash: hashOfSecret(token),
      deletedAt: IsNull(),
    });
  }
}
