import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../shared/words/words';
import { userWords } from './user.en';
import { PageLink } from '../../shared/navigation/page-link.view';

const SECTIONS = [
  { path: '/users', label: 'people' },
  { path: '/users/invitations', label: 'invitations' },
] as const;

/** Navigation between users and invitations. Links rather than tabs, because they are separate pages. */
export function UsersSections() {
  const t = useWords(userWords);
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={t('sections')} sx={{ display: 'flex', gap: 0.5, mb: 1.5, mt: -1 }}>
      {SECTIONS.map(({ path, label }) => (
        <PageLink
          key={path}
          to={path}
          underline="none"
          aria-current={path === pathname ? 'page' : undefined}
          sx={{
            px: 1.5,
            py: 0.75,
            borderRadius: 1,
            fontWeight: 500,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'text.primary', bgcolor: 'surface.hover' },
          }}
        >
          {t(label)}
        </PageLink>
      ))}
    </Box>
  );
}
