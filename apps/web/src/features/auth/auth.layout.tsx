import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { BrandLink } from '../../shared/pages/brand-link.view';

export interface AuthLayoutProps {
  title: string;
  width: number;
  /** Focuses the heading. Set when this step replaces another one on the same page. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Minimal page layout around a single form. A new title counts as a new step. */
export function AuthLayout({ title, width, takesFocus = false, children }: AuthLayoutProps) {
  const shown = useRef(takesFocus ? null : title);
  useEffect(() => {
    document.title = `${title} · Quillcare`;
  }, [title]);
  // With the new step, not after it was painted: somebody may already be typing.
  const takeFocus = (heading: HTMLHeadingElement | null) => {
    if (!heading || shown.current === title) return;
    shown.current = title;
    heading.focus();
  };
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        justifyItems: 'center',
        alignContent: { xs: 'start', sm: 'center' },
        p: { xs: 2, sm: 4 },
      }}
    >
      <Box sx={{ width: '100%', maxWidth: width }}>
        <BrandLink />
        <Typography variant="h1" ref={takeFocus} tabIndex={-1} sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
