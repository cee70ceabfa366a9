import { OrganisationUpdated, updateOrganisation } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { normaliseChanges, settingsOf } from '../domain/organisation-changes';
import { OrganisationRepository } from '../persistence/organisation.repository';

export const UpdateOrganisationHandler = implement(
  updateOrganisation,
  [OrganisationRepository, UnitOfWork],
  (organisations, uow) => ({
    async handle({ body }) {
      const { version, ...sent } = body;
      const { organisationId } = uow;
      const organisation = await organisations.update(
        organisationId,
        (row) => void Object.assign(row, normaliseChanges(sent, row.country)),
        { version },
      );
      if (organisation.version !== version) uow.emit(OrganisationUpdated, organisationId, { organisationId });
      return settingsOf(organisation);
    },
  }),
);
