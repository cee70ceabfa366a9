import { SettingsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

export const accountFeature: Feature = {
  pages: [
    { path: '/profile', load: async () => (await import('./profile.page')).ProfilePage },
    { path: '/settings', load: async () => (await import('./settings.page')).SettingsPage },
  ],
  entries: [
    {
      to: '/settings',
      label: 'entry.settings',
      icon: SettingsIcon,
      menu: { group: 'administration', order: 60, isVisible: isActiveUser },
    },
    { to: '/profile', label: 'footer.profile', palette: { order: 10, isVisible: isActiveUser } },
  ],
};
