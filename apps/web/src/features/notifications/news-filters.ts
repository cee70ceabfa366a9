import type { Mention, Notification, ShownAnnouncement } from '@quillcare/contracts';

export interface NewsFilters {
  search: string;
  unreadOnly: boolean;
  type: string;
  priority: string;
}

export const NO_FILTERS: NewsFilters = { search: '', unreadOnly: false, type: '', priority: '' };

/** Messages are truncated to this many characters; the page of all notifications shows them in full. */
const PREVIEW_LENGTH = 60;

export function previewText(text: string): string {
  const letters = [...text];
  if (letters.length <= PREVIEW_LENGTH) return text;
  return `${letters
    .slice(0, PREVIEW_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

export function toQuery({ search, unreadOnly, type, priority }: NewsFilters) {
  return {
    ...(search ? { search } : {}),
    ...(unreadOnly ? { unreadOnly: 'true' as const } : {}),
    ...(type ? { type } : {}),
    ...(priority ? { priority } : {}),
  };
}

interface Facts {
  text: string;
  type: string;
  priority: string;
  isRead: boolean;
}

/** Applies the filters in the browser to announcements and mentions, which the server returns unfiltered. */
function matchesFilters({ search, unreadOnly, type, priority }: NewsFilters, facts: Facts): boolean {
  const text = facts.text.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    (!unreadOnly || !facts.isRead) &&
    (type === '' || type === facts.type) &&
    (priority === '' || priority === facts.priority)
  );
}

/** Returns the announcements for the notification centre, newest first. */
function filterableAnnouncements(all: readonly ShownAnnouncement[]): ShownAnnouncement[] {
  return all
    .filter(({ showInNotificationCenter }) => showInNotificationCenter)
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

export function filterAnnouncements(all: readonly ShownAnnouncement[], filters: NewsFilters) {
  return filterableAnnouncements(all).filter(({ title, message, type, priority, readAt }) =>
    matchesFilters(filters, { text: `${title} ${message}`, type, priority, isRead: readAt !== null }),
  );
}

/** Filters the mentions, treating each like its notification: type information, normal priority. */
export function filterMentions(all: readonly Mention[], filters: NewsFilters): Mention[] {
  return all.filter(({ note_excerpt, author_name, is_read }) =>
    matchesFilters(filters, {
      text: `${note_excerpt ?? ''} ${author_name ?? ''}`,
      type: 'INFO',
      priority: 'NORMAL',
      isRead: is_read,
    }),
  );
}

/** One line of the tab that shows everything. */
export type NewsEntry =
  | { kind: 'notification'; at: string; item: Notification }
  | { kind: 'announcement'; at: string; item: ShownAnnouncement };

/** Merges announcements into a page of notifications by time, taking only those in the page's period. */
export function withAnnouncements(
  items: readonly Notification[],
  announcements: readonly ShownAnnouncement[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): NewsEntry[] {
  const newest = isFirst ? '9' : (items[0]?.createdAt ?? '9');
  const oldest = isLast ? '' : (items.at(-1)?.createdAt ?? '');
  const between = announcements.filter(({ publishedAt }) => {
    const at = publishedAt ?? '';
    return at <= newest && at >= oldest;
  });
  return [
    ...items.map((item): NewsEntry => ({ kind: 'notification', at: item.createdAt, item })),
    ...between.map((item): NewsEntry => ({ kind: 'announcement', at: item.publishedAt ?? '', item })),
  ].sort((a, b) => b.at.localeCompare(a.at));
}
