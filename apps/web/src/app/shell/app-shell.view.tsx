import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { LoadingScreen } from '@quillcare/ui';
import { createFormats, FormatsContext } from '../../shared/formats/use-formats';
import { SkipLink } from '../../shared/navigation/skip-link.view';
import { useLocale } from '../../shared/words/locale.store';
import { useLiveUpdates } from '../../shared/live/use-live-updates';
import { useSession } from '../../shared/session/session.context';
import { BELOW_SUPPORT } from '../../shared/pages/use-height-variable';
import { ConnectionBanner } from './connection.banner';
import { Header } from './header.view';
import { contentArea, sidebarFrame } from './shell.styles';
import { useShellParts } from './shell.parts';
import { shellWords } from './shell.en';
import { useWords } from '../../shared/words/words';
import { Sidebar } from './sidebar.view';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useTypedAhead } from './use-typed-ahead';
import { useRequests } from './use-quick-actions';

/** Height of the window below the support banner. */
const WINDOW_HEIGHT = `calc(100dvh - ${BELOW_SUPPORT})`;

// The first page of a tab always has the key `default`, so the key alone would restore another page's scroll position.
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function AppShell() {
  const t = useWords(shellWords);
  const { organisation } = useSession();
  const locale = useLocale();
  const formats = useMemo(() => createFormats(organisation, locale), [organisation, locale]);
  useLiveUpdates();
  useRequests();
  useFocusOnNavigation();
  useTypedAhead();
  return (
    <FormatsContext value={formats}>
      <SkipLink>{t('skip')}</SkipLink>
      <Frame />
      <ScrollRestoration getKey={scrollKey} />
    </FormatsContext>
  );
}

function Frame() {
  const t = useWords(shellWords);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isCompact = useMediaQuery((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const { banners } = useShellParts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', minHeight: WINDOW_HEIGHT }}>
      {isPhone ? (
        <Drawer
          open={isOpen}
          onClose={close}
          slotProps={{ paper: { 'aria-label': t('navigation'), sx: { bgcolor: 'background.paper' } } }}
        >
          <Sidebar isCompact={false} onNavigate={close} />
        </Drawer>
      ) : (
        <Box
          component="aside"
          sx={{ ...sidebarFrame, position: 'sticky', top: BELOW_SUPPORT, height: WINDOW_HEIGHT }}
        >
          <Sidebar isCompact={isCompact} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ position: 'sticky', top: BELOW_SUPPORT, zIndex: 'appBar' }}>
          <Header onOpenNavigation={isPhone ? () => setOpen(true) : undefined} />
          <ConnectionBanner />
        </Box>
        {banners.map((Banner, at) => (
          <Banner key={at} />
        ))}
        <Box component="main" id="content" tabIndex={-1} sx={{ ...contentArea, outline: 'none' }}>
          <Suspense fallback={<LoadingScreen size="medium" fullPage={false} />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}
