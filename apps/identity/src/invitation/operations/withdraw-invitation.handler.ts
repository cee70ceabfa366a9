import { AppError, InvitationChanged, withdrawInvitation } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { InvitationRepository } from '../persistence/invitation.repository';

export const WithdrawInvitationHandler = implement(
  withdrawInvitation,
  [InvitationRepository, UnitOfWork],
  (invitations, uow) => ({
    async handle({ params }) {
      const { id, acceptedAt } = await invitations.get(params.id, { lock: true });
      if (acceptedAt) throw new AppError('INVITATION_ACCEPTED');
      await invitations.remove(id);
      uow.emit(InvitationChanged, id, { invitationId: id });
      return { id };
    },
  }),
);
