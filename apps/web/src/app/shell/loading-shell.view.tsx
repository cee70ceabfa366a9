import Box from '@mui/material/Box';
import { Logo, MenuIcon } from '@quillcare/ui';
import { sessionWords } from '../access/session.en';
import { useWords } from '../../shared/words/words';
import { GREETING } from './early-greeting';
import { contentArea, headerBar, SIDEBAR_WIDTH, sidebarFrame } from './shell.styles';

/**
 * The shell without personal data, shown while the session loads. The dashboard is prerendered with it
 * (tools/build/prerender.mjs), so it adapts to the width in CSS and its text waits for no font. `greeting` is the template that
 * replaces the loading text there once the user is known.
 */
export function LoadingShell({ greeting }: { greeting?: string }) {
  const t = useWords(sessionWords);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        aria-hidden
        sx={{
          ...sidebarFrame,
          display: { xs: 'none', md: 'block' },
          width: { md: SIDEBAR_WIDTH.compact + 1, lg: SIDEBAR_WIDTH.full + 1 },
          px: 2.25,
          py: 1.75,
        }}
      >
        <Logo />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box aria-hidden sx={{ ...headerBar, color: 'text.secondary' }}>
          <MenuIcon sx={{ display: { md: 'none' }, m: 1 }} />
          <Block width={160} height={12} />
        </Box>
        <Box sx={contentArea}>
          <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
            <Block width={120} height={20} />
          </Box>
          <Box role="status" {...{ [GREETING]: greeting }} sx={statusLine}>
            {t('loading')}
          </Box>
          <Panel />
        </Box>
      </Box>
    </Box>
  );
}

const statusLine = {
  mt: 0.5,
  mb: 2.5,
  maxWidth: '75ch',
  // On a phone the greeting takes two lines.
  minHeight: { xs: '3em', md: 0 },
  color: 'text.secondary',
  fontFamily: 'system-ui',
};

function Panel() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gap: 2,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Block width={140} height={16} />
      <Block width="100%" height={40} />
      <Block width="100%" height={40} />
      <Block width="100%" height={40} />
    </Box>
  );
}

function Block({ width, height }: { width: number | string; height: number }) {
  return <Box sx={{ width, height, borderRadius: 1, bgcolor: 'action.hover' }} />;
}
