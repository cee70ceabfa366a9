import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { Clock, UnitOfWork } from '@quillcare/service-kit';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { refuseUnlessOpen } from './domain/invitation';
import type { InvitationEntity } from './persistence/invitation.entity';
import { InvitationRepository } from './persistence/invitation.repository';

@Injectable()
export class InvitationLookup {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly organisations: OrganisationRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the open invitation for a link with its practice. Requires a platform scope. */
  async byToken(token: string): Promise<{ invitation: InvitationEntity; organisation: OrganisationEntity }> {
    const invitation = await this.invitations.findByToken(token);
    if (!invitation) throw new AppError('INVITATION_UNKNOWN');
    const organisation = await this.uow.runFor(invitation.organisationId, () =>
      this.organisations.find(invitation.organisationId),
    );
    if (!organisation?.isActive) throw new AppError('INVITATION_UNKNOWN');
    refuseUnlessOpen(invitation, this.clock.now());
    return { invitation, organisation };
  }
}
