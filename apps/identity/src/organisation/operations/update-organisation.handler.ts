import {
  OrganisationUpdated,
  updateOrganisation,
  type InputOf,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { checkedChanges, settingsOf } from '../domain/organisation-changes';
import { OrganisationRepository } from '../persistence/organisation.repository';

@Implements(updateOrganisation)
export class UpdateOrganisationHandler implements Handler<typeof updateOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updateOrganisation>): Promise<OrganisationSettings> {
    const { version, ...sent } = body;
    const { organisationId } = this.uow;
    const organisation = await this.organisations.update(
      organisationId,
      (row) => void Object.assign(row, checkedChanges(sent, row.country)),
      { version },
    );
    if (organisation.version !== version)
      this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
    return settingsOf(organisation);
  }
}
