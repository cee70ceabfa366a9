import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '@quillcare/ui';
import { BrandLink } from './brand-link.view';

export interface PlainPageProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** A plain page outside the shell: the product's name, a title and a single thing to read or do. */
export function PlainPage({ title, subtitle, children }: PlainPageProps) {
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 }, pt: { sm: 8 } }}>
      <BrandLink />
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </Box>
  );
}
