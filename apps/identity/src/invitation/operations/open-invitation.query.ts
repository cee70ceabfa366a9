import { openInvitation } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { InvitationLookup } from '../invitation-lookup';

const REASON = 'an invitation link does not name its organisation';

export const OpenInvitationQuery = implementWith(
  openInvitation,
  { platform: REASON },
  [InvitationLookup, UnitOfWork],
  (lookup, uow) => ({
    async handle({ params }) {
      const { invitation, organisation } = await uow.runPlatform(REASON, () =>
        lookup.findByToken(params.token),
      );
      const { email, firstName, lastName, role, expiresAt } = invitation;
      return {
        practiceName: organisation.name,
        email,
        firstName,
        lastName,
        role,
        expiresAt: expiresAt.toISOString(),
      };
    },
  }),
);
