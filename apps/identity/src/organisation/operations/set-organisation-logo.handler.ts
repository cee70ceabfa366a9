import { OrganisationUpdated, setOrganisationLogo } from '@quillcare/contracts';
import { cleanImage, implement, readImage, UnitOfWork } from '@quillcare/service-kit';
import { checkedLogo, describeLogo, fitting } from '../domain/logo';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationLogoRepository } from '../persistence/organisation-logo.repository';
import { OrganisationRepository } from '../persistence/organisation.repository';

export const SetOrganisationLogoHandler = implement(
  setOrganisationLogo,
  [OrganisationRepository, OrganisationLogoRepository, UnitOfWork],
  (organisations, logos, uow) => ({
    /** Re-encodes the picture so that nothing but pixels is kept, because logos are public. Runs before the transaction. */
    async prepare({ body }) {
      const sent = checkedLogo(body, await readImage(Buffer.from(body.data, 'base64')));
      return fitting({ ...sent, ...(await cleanImage(sent.bytes)) });
    },

    async handle({ body }, logo) {
      const { version } = body;
      const { organisationId } = uow;
      // The practice's row describes the logo, so that a new one is versioned, locked and audited. The image itself is stored
      // separately.
      const organisation = await organisations.update(
        organisationId,
        (row) => void (row.logo = describeLogo(logo)),
        { version },
      );
      if (organisation.version !== version) {
        await logos.put(logo);
        uow.emit(OrganisationUpdated, organisationId, { organisationId });
      }
      return settingsOf(organisation);
    },
  }),
);
