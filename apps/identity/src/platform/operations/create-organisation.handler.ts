import {
  createOrganisation,
  OrganisationSignedUp,
  type InputOf,
  type PlatformOrganisation,
} from '@quillcare/contracts';
import { Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { newOrganisation } from '../../organisation/domain/organisation';
import { checkedChanges } from '../../organisation/domain/organisation-changes';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { AdministratorInviter } from '../administrator-inviter';
import { platformOrganisationOf } from '../domain/platform-organisation';

@Implements(createOrganisation, { platform: 'a super admin creates a practice of its own' })
export class CreateOrganisationHandler implements Handler<typeof createOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly inviter: AdministratorInviter,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body: { administrator } }: InputOf<typeof createOrganisation>): Promise<void> {
    if (administrator) await this.inviter.refuseTaken(administrator.email);
  }

  handle({ body }: InputOf<typeof createOrganisation>): Promise<PlatformOrganisation> {
    const { administrator, subscriptionPlan: plan, name, email, country, ...details } = body;
    const organisationId = newId();
    return this.uow.runFor(organisationId, async () => {
      const organisation = await this.organisations.insert({
        id: organisationId,
        ...newOrganisation({ name, email, phone: '', country }),
        ...checkedChanges(details, country),
      });
      await this.organisations.beginWith(organisationId, plan);
      if (administrator) await this.inviter.invite(administrator);
      const { userId } = requireUser();
      const { timeZone } = organisation;
      this.uow.emit(OrganisationSignedUp, organisationId, {
        organisationId,
        userId,
        plan,
        country,
        timeZone,
      });
      return platformOrganisationOf(organisation);
    });
  }
}
