import type { ShownAnnouncement } from '@quillcare/contracts';

/** Highest unread count shown. The server reports one more for anything above it. */
export const MAX_UNREAD_SHOWN = 99;

export const formatUnread = (unread: number): string =>
  unread > MAX_UNREAD_SHOWN ? `${MAX_UNREAD_SHOWN}+` : String(unread);

export function filterUnread(all: readonly ShownAnnouncement[]): ShownAnnouncement[] {
  return all.filter((one) => one.showInNotificationCenter && one.readAt === null);
}
