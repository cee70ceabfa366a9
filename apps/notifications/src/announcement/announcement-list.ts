/** How announcements are listed, whoever they are of. */
export const ANNOUNCEMENT_LIST = {
  defaultSort: '-createdAt',
  sorts: { title: ['sortTitle'] },
  common: ['isActive', 'type', 'priority'],
} as const;

/** When it was published is the repository's to say. */
export const NOT_PUBLISHED = { publishedAt: null };
