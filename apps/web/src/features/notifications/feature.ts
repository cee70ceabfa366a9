import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

export const notificationsFeature: Feature = {
  headerButton: async () => (await import('./notification-bell.view')).NotificationBell,
  pages: [
    {
      path: '/notifications',
      load: async () => (await import('./notifications.page')).NotificationsPage,
    },
    {
      path: '/settings/notifications',
      load: async () => (await import('./preferences.page')).NotificationPreferencesPage,
    },
  ],
  palette: [
    { order: 12, label: 'entry.notifications', to: '/notifications', isVisible: isActiveUser },
    {
      order: 14,
      label: 'entry.notificationSettings',
      to: '/settings/notifications',
      isVisible: isActiveUser,
    },
  ],
};
