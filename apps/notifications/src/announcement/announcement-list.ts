/** List options shared by practice and platform announcements. */
export const ANNOUNCEMENT_LIST = {
  defaultSort: '-createdAt',
  sorts: { title: ['sortTitle'] },
  common: ['isActive', 'type', 'priority'],
} as const;

/** `publishedAt` is set by the repository. */
export const NOT_PUBLISHED = { publishedAt: null };
