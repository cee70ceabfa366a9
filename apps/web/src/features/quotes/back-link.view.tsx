import Link from '@mui/material/Link';
import { ChevronLeftIcon } from '@quillcare/ui';
import { Link as RouterLink } from 'react-router-dom';
import { VIEW } from './quotes.texts';

/** The back link above a page's title, by default to the list. */
export function BackLink({ to = '/quotes', label = VIEW.back }: { to?: string; label?: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, py: 0.5 }}
    >
      <ChevronLeftIcon fontSize="small" />
      {label}
    </Link>
  );
}
