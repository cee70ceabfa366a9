import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

export const notificationsFeature: Feature = {
  headerButton: async () => (await import('./notification-bell.view')).NotificationBell,
  pages: [
    { path: '/notifications', load: async () => (await import('./notifications.page')).NotificationsPage },
    {
      path: '/settings/notifications',
      load: async () => (await import('./preferences.page')).NotificationPreferencesPage,
    },
  ],
  entries: [
    { to: '/notifications', label: 'entry.notifications', palette: { order: 12, isVisible: isActiveUser } },
    {
      to: '/settings/notifications',
      label: 'entry.notificationSettings',
      palette: { order: 14, isVisible: isActiveUser },
    },
  ],
};
