import { defineWords } from '../../shared/words/words';

export const notificationWords = defineWords('notifications', {
  title: 'Notifications',
  open: 'Notifications, {{unread}} unread',
  unread: '{{unread}} unread',
  markAll: 'Mark all read',
  unreadOnly: 'Unread Only',
  empty: 'No notifications found',
  failed: 'Notifications could not be loaded',
  isUnread: 'Unread',
  /** What is not out of the ordinary is not named. */
  priorities: { HIGH: 'High', URGENT: 'Urgent', CRITICAL: 'Critical' },
});
