export const notificationTexts = {
  title: 'Notifications',
  open: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  unread: (count: number) => `${count} unread`,
  markAll: 'Mark all read',
  unreadOnly: 'Unread Only',
  all: 'All',
  empty: 'No notifications found',
  failed: 'Notifications could not be loaded',
  isUnread: 'Unread',
} as const;
