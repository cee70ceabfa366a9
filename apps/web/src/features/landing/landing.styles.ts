/** The column that the content of every public page stands in. */
export const COLUMN = { width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** A section that addresses name stays clear of the sticky header. */
export const ANCHORED = { scrollMarginTop: '64px', outline: 'none' } as const;
