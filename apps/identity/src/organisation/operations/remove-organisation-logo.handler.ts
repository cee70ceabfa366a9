import {
  OrganisationUpdated,
  removeOrganisationLogo,
  type InputOf,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationLogoRepository } from '../persistence/organisation-logo.repository';
import { OrganisationRepository } from '../persistence/organisation.repository';

@Implements(removeOrganisationLogo)
export class RemoveOrganisationLogoHandler implements Handler<typeof removeOrganisationLogo> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly logos: OrganisationLogoRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ query }: InputOf<typeof removeOrganisationLogo>): Promise<OrganisationSettings> {
    const { version } = query;
    const { organisationId } = this.uow;
    const organisation = await this.organisations.update(organisationId, (row) => void (row.logo = null), {
      version,
    });
    if (organisation.version !== version) {
      await this.logos.clear();
      this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
    }
    return settingsOf(organisation);
  }
}
