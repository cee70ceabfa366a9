import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ChevronLeftIcon } from '@quillcare/ui';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="text.secondary"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}
    >
      <ChevronLeftIcon sx={{ fontSize: 16 }} />
      {children}
    </Link>
  );
}
