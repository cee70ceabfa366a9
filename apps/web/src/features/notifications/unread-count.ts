/** Unread notifications are counted up to here; the server tells one more for all that are beyond. */
export const UNREAD_MAX = 99;

export const unreadText = (unread: number): string =>
  unread > UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);
