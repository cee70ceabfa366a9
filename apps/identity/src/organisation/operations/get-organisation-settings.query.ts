import { AppError, getOrganisationSettings } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationReader } from '../persistence/organisation.reader';

export const GetOrganisationSettingsQuery = implement(
  getOrganisationSettings,
  [OrganisationReader],
  (organisations) => ({
    async handle(_input) {
      const own = await organisations.readCurrent();
      if (!own) throw new AppError('NOT_FOUND');
      return settingsOf(own);
    },
  }),
);
