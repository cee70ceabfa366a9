import { readOrganisationLogo } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { OrganisationLogoReader } from '../persistence/organisation-logo.reader';

export const ReadOrganisationLogoQuery = implement(
  readOrganisationLogo,
  [OrganisationLogoReader],
  (logos) => ({
    handle: async (_input) => ({ logo: await logos.readCurrent() }),
  }),
);
