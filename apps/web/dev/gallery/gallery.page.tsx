import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useColorScheme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Navigate, NavLink, useLocation, useRoutes } from 'react-router-dom';
import { MoonIcon, PageHeader, SunIcon } from '@quillcare/ui';
import { EXHIBITS } from './gallery.exhibits';

const FIRST = <Navigate to={`/gallery/${EXHIBITS[0]!.path}`} replace />;
const ROUTES = [
  { index: true, element: FIRST },
  { path: '*', element: FIRST },
  ...EXHIBITS.map(({ path, load }) => {
    const Piece = lazy(async () => ({ default: (await load()).Exhibit }));
    return { path, element: <Piece /> };
  }),
];

/** Shows the shared components in all their states for developers. Absent in production. */
export function GalleryPage() {
  const shown = useRoutes(ROUTES);
  const { pathname } = useLocation();
  const name = EXHIBITS.find(({ path }) => pathname.endsWith(`/${path}`))?.name ?? 'Gallery';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        maxWidth: 1320,
        mx: 'auto',
        p: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
      }}
    >
      <Pieces />
      <Box component="main" sx={{ minWidth: 0 }}>
        <PageHeader title={name} actions={<ColourSwitch />} />
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>{shown}</Suspense>
      </Box>
    </Box>
  );
}

function Pieces() {
  return (
    <Box component="nav" aria-label="Components">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          gap: 0.25,
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { md: 'column' },
          position: 'sticky',
          top: 32,
        }}
      >
        {EXHIBITS.map(({ path, name }) => (
          <li key={path}>
            <Link
              component={NavLink}
              to={`/gallery/${path}`}
              underline="none"
              color="textSecondary"
              sx={{
                display: 'block',
                px: 1.25,
                py: 0.75,
                borderRadius: 1,
                fontWeight: 500,
                '&:hover': { bgcolor: 'surface.hover' },
                '&.active': { bgcolor: 'surface.tint', color: 'primary.main' },
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Toggles the same setting as the app's own switch. */
function ColourSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Button
      variant="outlined"
      startIcon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Light' : 'Dark'}
    </Button>
  );
}
