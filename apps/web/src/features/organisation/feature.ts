import { OrganisationIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const getOrganisationSettings = async () =>
  (await import('../../shared/feature/operations')).getOrganisationSettings;

export const organisationFeature: Feature = {
  pages: [
    {
      path: '/admin/organization-settings',
      right: getOrganisationSettings,
      load: async () => (await import('./organisation-settings.page')).OrganisationSettingsPage,
    },
  ],
  entries: [
    {
      to: '/admin/organization-settings',
      label: 'entry.organisationSettings',
      icon: OrganisationIcon,
      palette: { order: 20, isVisible: isAdmin },
      tool: {
        group: 'practice',
        order: 10,
        does: 'tool.organisationSettings',
        right: getOrganisationSettings,
      },
    },
  ],
};
