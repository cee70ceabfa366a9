import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';

/** The product's logo and name above a page outside the shell. Links to the start page. */
export function BrandLink() {
  return (
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
  );
}
