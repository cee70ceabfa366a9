import type { ShownAnnouncement } from '@quillcare/contracts';

/** Highest unread count shown. The server reports one more for anything above it. */
export const UNREAD_MAX = 99;

export const unreadText = (unread: number): string =>
  unread > UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);

export function unreadAnnouncements(all: readonly ShownAnnouncement[]): ShownAnnouncement[] {
  return all.filter((one) => one.showInNotificationCenter && one.readAt === null);
}
