import type { ShownAnnouncement } from '@quillcare/contracts';

/** Unread notifications are counted up to here; the server tells one more for all that are beyond. */
export const UNREAD_MAX = 99;

export const unreadText = (unread: number): string =>
  unread > UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);

/** The announcements in the notification centre that the person has not read. */
export function unreadAnnouncements(all: readonly ShownAnnouncement[]): ShownAnnouncement[] {
  return all.filter((one) => one.showInNotificationCenter && one.readAt === null);
}
