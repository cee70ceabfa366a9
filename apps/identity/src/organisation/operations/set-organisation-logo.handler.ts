import {
  OrganisationUpdated,
  setOrganisationLogo,
  type InputOf,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { Implements, readImage, UnitOfWork, type Handler, type ImageFacts } from '@quillcare/service-kit';
import { checkedLogo, describeLogo } from '../domain/logo';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationLogoRepository } from '../persistence/organisation-logo.repository';
import { OrganisationRepository } from '../persistence/organisation.repository';

@Implements(setOrganisationLogo)
export class SetOrganisationLogoHandler implements Handler<typeof setOrganisationLogo> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly logos: OrganisationLogoRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Pictures are decoded before the transaction. */
  prepare({ body }: InputOf<typeof setOrganisationLogo>): Promise<ImageFacts | null> {
    return readImage(Buffer.from(body.data, 'base64'));
  }

  async handle(
    { body }: InputOf<typeof setOrganisationLogo>,
    facts: ImageFacts | null,
  ): Promise<OrganisationSettings> {
    const logo = checkedLogo(body, facts);
    const { version } = body;
    const { organisationId } = this.uow;
    // The practice's row identifies the image, so that a new logo is versioned, locked and audited; the image itself is stored elsewhere.
    const organisation = await this.organisations.update(
      organisationId,
      (row) => void (row.logo = describeLogo(logo)),
      { version },
    );
    if (organisation.version !== version) {
      await this.logos.put(logo);
      this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
    }
    return settingsOf(organisation);
  }
}
