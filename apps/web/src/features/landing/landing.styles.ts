/** The content column of all public pages. */
export const COLUMN = { width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** Keeps a linked section clear of the sticky header. */
export const ANCHORED = { scrollMarginTop: '64px', outline: 'none' } as const;
