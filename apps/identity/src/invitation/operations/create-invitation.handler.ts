import { AppError, createInvitation } from '@quillcare/contracts';
import { Clock, implement, onUniqueViolation, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { isReservedEmail } from '../../organisation/domain/demo-accounts';
import { UserRepository } from '../../user/persistence/user.repository';
import { hasAccountError, toInvitation } from '../domain/invitation';
import { Inviter } from '../inviter';
import { InvitationRepository } from '../persistence/invitation.repository';

const REASON = 'an email address belongs to one account of the whole platform';
const INVITED = 'This person has already been invited. You can send the invitation again.';

export const CreateInvitationHandler = implement(
  createInvitation,
  [InvitationRepository, UserRepository, Inviter, UnitOfWork, Clock],
  (invitations, users, inviter, uow, clock) => ({
    async prepare({ body }) {
      inviter.assertMayAssign(body.role);
      if (isReservedEmail(body.email)) throw new AppError('EMAIL_RESERVED');
      const existing = await uow.runPlatform(REASON, () => users.findByEmail(body.email));
      if (existing) throw hasAccountError(existing, requireUser().organisationId);
    },

    async handle({ body }) {
      await invitations.lockAddress(body.email);
      const { token, fields } = inviter.newLink();
      const invitation = await onUniqueViolation(
        () => invitations.insert({ ...body, ...fields, acceptedAt: null, acceptedUserId: null }),
        'invitation_open',
        () => new AppError('DUPLICATE', { detail: INVITED }),
      );
      await inviter.send(invitation, token);
      return toInvitation(invitation, clock.now());
    },
  }),
);
