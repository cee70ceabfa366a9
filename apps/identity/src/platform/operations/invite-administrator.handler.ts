import { AppError, inviteAdministrator, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { AdministratorInviter } from '../administrator-inviter';

type Receipt = ResultOf<typeof inviteAdministrator>;

/** Above the plan's number of people if need be: a practice without an administrator can do nothing about it. */
@Implements(inviteAdministrator, { platform: 'a super admin invites an administrator of any practice' })
export class InviteAdministratorHandler implements Handler<typeof inviteAdministrator> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly inviter: AdministratorInviter,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ body }: InputOf<typeof inviteAdministrator>): Promise<void> {
    return this.inviter.refuseTaken(body.email);
  }

  handle({ params, body }: InputOf<typeof inviteAdministrator>): Promise<Receipt> {
    return this.uow.runFor(params.id, async () => {
      const { isActive } = await this.organisations.get(params.id);
      if (!isActive) throw new AppError('ORGANISATION_INACTIVE');
      const { id, email, expiresAt } = await this.inviter.invite(body);
      return { id, email, expiresAt: expiresAt.toISOString() };
    });
  }
}
