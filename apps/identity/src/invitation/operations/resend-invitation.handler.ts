import { resendInvitation } from '@quillcare/contracts';
import { Clock, implement, PlanCheck, UnitOfWork } from '@quillcare/service-kit';
import { UserRepository } from '../../user/persistence/user.repository';
import { hasAccountError, joinedError, toInvitation, statusOf } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

const REASON = 'an email address belongs to one account of the whole platform';

export const ResendInvitationHandler = implement(
  resendInvitation,
  [InvitationRepository, UserRepository, Inviter, UnitOfWork, Clock, PlanCheck],
  (invitations, users, inviter, uow, clock, plan) => ({
    /** The person may have got an account since they were invited, and could not accept. */
    async prepare({ params }) {
      const found = await uow.run(() => invitations.find(params.id));
      if (!found || found.acceptedAt) return;
      const account = await uow.runPlatform(REASON, () => users.findByEmail(found.email));
      if (account) throw hasAccountError(account, found.organisationId);
    },

    async handle({ params }) {
      const before = await invitations.get(params.id, { lock: true });
      if (before.acceptedAt) throw joinedError();
      inviter.assertMayAssign(before.role);
      plan.declareAdditions(statusOf(before, clock.now()) === 'EXPIRED' ? 1 : 0);
      const { token, fields } = inviter.newLink();
      const invitation = await invitations.update(params.id, (row) => void Object.assign(row, fields));
      await inviter.send(invitation, token);
      return toInvitation(invitation, clock.now());
    },
  }),
);
