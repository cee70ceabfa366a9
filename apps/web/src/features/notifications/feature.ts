import type { Feature } from '../../shared/feature/feature';

export const notificationsFeature: Feature = {
  headerButton: async () => (await import('./notification-bell.view')).NotificationBell,
};
