import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** First tab stop of the page: skips the header and moves to the content, `#content`. Visible only while focused. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      {children}
    </Link>
  );
}
