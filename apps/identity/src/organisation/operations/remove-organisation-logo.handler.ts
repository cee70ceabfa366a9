import { OrganisationUpdated, removeOrganisationLogo } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationLogoRepository } from '../persistence/organisation-logo.repository';
import { OrganisationRepository } from '../persistence/organisation.repository';

export const RemoveOrganisationLogoHandler = implement(
  removeOrganisationLogo,
  [OrganisationRepository, OrganisationLogoRepository, UnitOfWork],
  (organisations, logos, uow) => ({
    async handle({ query }) {
      const { version } = query;
      const { organisationId } = uow;
      const organisation = await organisations.update(organisationId, (row) => void (row.logo = null), {
        version,
      });
      if (organisation.version !== version) {
        await logos.clear();
        uow.emit(OrganisationUpdated, organisationId, { organisationId });
      }
      return settingsOf(organisation);
    },
  }),
);
