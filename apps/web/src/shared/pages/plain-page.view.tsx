import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo, PageHeader } from '@quillcare/ui';

export interface PlainPageProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** A plain page outside the shell: the product's name, a title and one thing to read or do. */
export function PlainPage({ title, subtitle, children }: PlainPageProps) {
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 }, pt: { sm: 8 } }}>
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
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </Box>
  );
}
