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
  palette: [
    {
      order: 20,
      label: 'entry.organisationSettings',
      to: '/admin/organization-settings',
      isVisible: isAdmin,
    },
  ],
  tools: [
    {
      group: 'practice',
      order: 10,
      to: '/admin/organization-settings',
      title: 'entry.organisationSettings',
      does: 'tool.organisationSettings',
      icon: OrganisationIcon,
      right: getOrganisationSettings,
    },
  ],
};
