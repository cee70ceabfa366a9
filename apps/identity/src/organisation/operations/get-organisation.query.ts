import { AppError, getOrganisation } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { OrganisationReader } from '../persistence/organisation.reader';

export const GetOrganisationQuery = implement(getOrganisation, [OrganisationReader], (organisations) => ({
  async handle(_input) {
    const own = await organisations.readCurrent();
    if (!own) throw new AppError('NOT_FOUND');
    return own;
  },
}));
