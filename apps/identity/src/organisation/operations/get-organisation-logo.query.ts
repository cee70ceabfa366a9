import { getOrganisationLogo } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { OrganisationLogoReader } from '../persistence/organisation-logo.reader';

export const GetOrganisationLogoQuery = implement(getOrganisationLogo, [OrganisationLogoReader], (logos) => ({
  handle: async (_input) => ({ logo: await logos.readCurrent() }),
}));
