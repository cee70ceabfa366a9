import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** The first stop of the keyboard: past the header to the page's content, `#content`. Seen only while it has the focus. */
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
