import { InvitationChanged, withdrawInvitation } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { joinedError } from '../domain/invitation';
import { InvitationRepository } from '../persistence/invitation.repository';

export const WithdrawInvitationHandler = implement(
  withdrawInvitation,
  [InvitationRepository, UnitOfWork],
  (invitations, uow) => ({
    async handle({ params }) {
      const { id, acceptedAt } = await invitations.get(params.id, { lock: true });
      if (acceptedAt) throw joinedError();
      await invitations.remove(id);
      uow.emit(InvitationChanged, id, { invitationId: id });
      return { id };
    },
  }),
);
