import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SearchIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { fetchPermissions } from '../access/permissions';
import { paletteWords } from './palette.en';

// Loaded at first use: few visits need it at once.
const PaletteDialog = lazy(async () => {
  const [{ PaletteDialog: dialog }] = await Promise.all([import('./palette.dialog'), fetchPermissions()]);
  return { default: dialog };
});

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search box: its button in the header, and its shortcuts "/", Ctrl+K and Cmd+K. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isToggle && !isSlash(event)) return;
      if (event.altKey || (isToggle && event.shiftKey)) return;
      event.preventDefault();
      setOpen((before) => !before || isSlash(event));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <PaletteButtons onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

// With any layout: on some, "/" needs Shift.
function isSlash({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function PaletteButtons({ onOpen }: { onOpen: () => void }) {
  const t = useWords(paletteWords);
  return (
    <>
      <IconButton
        onClick={onOpen}
        aria-label={t('open')}
        aria-haspopup="dialog"
        sx={{ display: { lg: 'none' } }}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        sx={{
          display: { xs: 'none', lg: 'flex' },
          alignItems: 'center',
          gap: 1,
          height: 32,
          width: 220,
          px: 1.25,
          border: 1,
          borderColor: 'surface.control',
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.secondary',
          font: 'inherit',
          fontSize: '0.8125rem',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'surface.hover' },
        }}
      >
        <SearchIcon sx={{ fontSize: 16 }} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {t('open')}
        </Box>
        <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.6875rem' }}>
          / · {isMac() ? '⌘ K' : 'Ctrl K'}
        </Box>
      </Box>
    </>
  );
}
