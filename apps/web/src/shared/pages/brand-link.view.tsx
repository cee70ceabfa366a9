import Typography from '@mui/material/Typography';
import { Logo } from '@quillcare/ui';
import { PageLink } from '../navigation/page-link.view';

/** The product's logo and name above a page outside the shell. Links to the start page. */
export function BrandLink() {
  return (
    <PageLink
      to="/"
      underline="none"
      color="text.primary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, mb: 3 }}
    >
      <Logo />
      <Typography component="span" sx={{ fontWeight: 600, fontSize: '1rem' }}>
        Quillcare
      </Typography>
    </PageLink>
  );
}
