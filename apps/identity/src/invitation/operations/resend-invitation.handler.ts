import { AppError, resendInvitation, type InputOf, type Invitation } from '@quillcare/contracts';
import { Clock, Implements, PlanCheck, type Handler } from '@quillcare/service-kit';
import { invitationOnWire, statusOf } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

@Implements(resendInvitation)
export class ResendInvitationHandler implements Handler<typeof resendInvitation> {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly inviter: Inviter,
    private readonly clock: Clock,
    private readonly plan: PlanCheck,
  ) {}

  async handle({ params }: InputOf<typeof resendInvitation>): Promise<Invitation> {
    const before = await this.invitations.get(params.id, { lock: true });
    if (before.acceptedAt) throw new AppError('INVITATION_ACCEPTED');
    this.inviter.refuseRole(before.role);
    this.plan.adding(statusOf(before, this.clock.now()) === 'EXPIRED' ? 1 : 0);
    const { token, fields } = this.inviter.newLink();
    const invitation = await this.invitations.update(params.id, (row) => void Object.assign(row, fields));
    await this.inviter.send(invitation, token);
    return invitationOnWire(invitation, this.clock.now());
  }
}
