/** Unread notifications are counted up to here; the server tells one more for all that are beyond. */
export const UNREAD_MAX = 99;

const count = (unread: number) => (unread > UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread));

export const notificationTexts = {
  title: 'Notifications',
  open: (unread: number) => (unread > 0 ? `Notifications, ${count(unread)} unread` : 'Notifications'),
  unread: (unread: number) => `${count(unread)} unread`,
  markAll: 'Mark all read',
  unreadOnly: 'Unread Only',
  empty: 'No notifications found',
  failed: 'Notifications could not be loaded',
  isUnread: 'Unread',
  /** What is not out of the ordinary is not named. */
  priorities: { LOW: null, NORMAL: null, HIGH: 'High', URGENT: 'Urgent', CRITICAL: 'Critical' },
} as const;
