import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';

/** A quiet page around one form. */
export function AuthLayout({
  title,
  width,
  children,
}: {
  title: string;
  width: number;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Quillcare`;
  }, [title]);
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
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          color="text.primary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, mb: 3 }}
        >
          <Logo />
          <Typography component="span" sx={{ fontWeight: 600, fontSize: '1rem' }}>
            Quillcare
          </Typography>
        </Link>
        <Typography variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
