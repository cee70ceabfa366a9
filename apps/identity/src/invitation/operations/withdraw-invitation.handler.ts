import { AppError, InvitationChanged, withdrawInvitation, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvitationRepository } from '../persistence/invitation.repository';

@Implements(withdrawInvitation)
export class WithdrawInvitationHandler implements Handler<typeof withdrawInvitation> {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof withdrawInvitation>): Promise<{ id: string }> {
    const { id, acceptedAt } = await this.invitations.get(params.id, { lock: true });
    if (acceptedAt) throw new AppError('INVITATION_ACCEPTED');
    await this.invitations.remove(id);
    this.uow.emit(InvitationChanged, id, { invitationId: id });
    return { id };
  }
}
