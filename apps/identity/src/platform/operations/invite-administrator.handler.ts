import { AppError, inviteAdministrator } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { AdministratorInviter } from '../administrator-inviter';

/** May exceed the plan's user limit, because a practice without an administrator cannot do anything about it. */
export const InviteAdministratorHandler = implementWith(
  inviteAdministrator,
  { platform: 'a super admin invites an administrator of any practice' },
  [OrganisationRepository, AdministratorInviter, UnitOfWork],
  (organisations, inviter, uow) => ({
    prepare: ({ body }) => inviter.refuseTaken(body.email),

    handle: ({ params, body }) =>
      uow.runFor(params.id, async () => {
        const { isActive } = await organisations.get(params.id);
        if (!isActive) throw new AppError('ORGANISATION_INACTIVE');
        const { id, email, expiresAt } = await inviter.invite(body);
        return { id, email, expiresAt: expiresAt.toISOString() };
      }),
  }),
);
