import {
  OrganisationUpdated,
  setOrganisationLogo,
  type InputOf,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { cleanImage, Implements, readImage, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { checkedLogo, describeLogo, fitting, type Logo } from '../domain/logo';
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

  /** Strangers see logos: a picture is drawn again, so that nothing but the picture is kept. Before the transaction. */
  async prepare({ body }: InputOf<typeof setOrganisationLogo>): Promise<Logo> {
    const sent = checkedLogo(body, await readImage(Buffer.from(body.data, 'base64')));
    return fitting({ ...sent, ...(await cleanImage(sent.bytes)) });
  }

  async handle({ body }: InputOf<typeof setOrganisationLogo>, logo: Logo): Promise<OrganisationSettings> {
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
