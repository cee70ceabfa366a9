import { createOrganisation, OrganisationSignedUp } from '@quillcare/contracts';
import { implementWith, newId, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { newOrganisation } from '../../organisation/domain/organisation';
import { checkedChanges } from '../../organisation/domain/organisation-changes';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { AdministratorInviter } from '../administrator-inviter';
import { platformOrganisationOf } from '../domain/platform-organisation';

export const CreateOrganisationHandler = implementWith(
  createOrganisation,
  { platform: 'a super admin creates a practice' },
  [OrganisationRepository, AdministratorInviter, UnitOfWork],
  (organisations, inviter, uow) => ({
    async prepare({ body: { administrator } }) {
      if (administrator) await inviter.refuseTaken(administrator.email);
    },

    handle({ body }) {
      const { administrator, subscriptionPlan: plan, name, email, country, ...details } = body;
      const organisationId = newId();
      return uow.runFor(organisationId, async () => {
        const organisation = await organisations.insert({
          id: organisationId,
          ...newOrganisation({ name, email, phone: '', country }),
          ...checkedChanges(details, country),
        });
        await organisations.beginWith(organisationId, plan);
        if (administrator) await inviter.invite(administrator);
        const { userId } = requireUser();
        const { timeZone } = organisation;
        uow.emit(OrganisationSignedUp, organisationId, {
          organisationId,
          userId,
          plan,
          country,
          timeZone,
        });
        return platformOrganisationOf(organisation);
      });
    },
  }),
);
