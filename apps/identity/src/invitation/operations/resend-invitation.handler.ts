import { AppError, resendInvitation } from '@quillcare/contracts';
import { Clock, implement, PlanCheck } from '@quillcare/service-kit';
import { toInvitation, statusOf } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

export const ResendInvitationHandler = implement(
  resendInvitation,
  [InvitationRepository, Inviter, Clock, PlanCheck],
  (invitations, inviter, clock, plan) => ({
    async handle({ params }) {
      const before = await invitations.get(params.id, { lock: true });
      if (before.acceptedAt) throw new AppError('INVITATION_ACCEPTED');
      inviter.assertMayAssign(before.role);
      plan.declareAdditions(statusOf(before, clock.now()) === 'EXPIRED' ? 1 : 0);
      const { token, fields } = inviter.newLink();
      const invitation = await invitations.update(params.id, (row) => void Object.assign(row, fields));
      await inviter.send(invitation, token);
      return toInvitation(invitation, clock.now());
    },
  }),
);
