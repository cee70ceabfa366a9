/** The content column of every public page. */
export const COLUMN = { width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** A section with its own address stays clear of the sticky header. */
export const ANCHORED = { scrollMarginTop: '64px', outline: 'none' } as const;
