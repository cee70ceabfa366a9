import { SettingsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

export const accountFeature: Feature = {
  pages: [
    {
      path: '/profile',
      load: async () => (await import('./profile.page')).ProfilePage,
    },
    {
      path: '/settings',
      load: async () => (await import('./settings.page')).SettingsPage,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 60,
      label: 'entry.settings',
      to: '/settings',
      icon: SettingsIcon,
      isVisible: isActiveUser,
    },
  ],
  palette: [{ order: 10, label: 'footer.profile', to: '/profile', isVisible: isActiveUser }],
};
