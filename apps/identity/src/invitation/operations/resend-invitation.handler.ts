import { AppError, resendInvitation, type InputOf, type Invitation } from '@quillcare/contracts';
import { Clock, Implements, type Handler } from '@quillcare/service-kit';
import { invitationOnWire } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

@Implements(resendInvitation)
export class ResendInvitationHandler implements Handler<typeof resendInvitation> {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly inviter: Inviter,
    private readonly clock: Clock,
  ) {}

  async handle({ params }: InputOf<typeof resendInvitation>): Promise<Invitation> {
    const before = await this.invitations.get(params.id, { lock: true });
    if (before.acceptedAt) throw new AppError('INVITATION_ACCEPTED');
    this.inviter.refuseRole(before.role);
    const { token, fields } = this.inviter.newLink();
    const invitation = await this.invitations.update(params.id, (row) => void Object.assign(row, fields));
    await this.inviter.send(invitation, token);
    return invitationOnWire(invitation, this.clock.now());
  }
}
