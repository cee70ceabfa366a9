import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { fetchPermissions } from '../access/permissions';
import { PaletteInput } from './palette-input.view';
import { paletteWords } from './palette.en';

// Loaded on first use, because few visits need it immediately.
const PaletteDialog = lazy(async () => {
  const [{ PaletteDialog: dialog }] = await Promise.all([import('./palette.dialog'), fetchPermissions()]);
  return { default: dialog };
});

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The command palette: its button in the header, and its shortcuts "/", Ctrl+K and Cmd+K. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isToggle && !isSlash(event)) return;
      if (event.altKey || (isToggle && event.shiftKey)) return;
      event.preventDefault();
      // Rendered synchronously, because the next letter may be typed before React would otherwise render.
      flushSync(() => {
        setText('');
        setOpen((before) => !before || isSlash(event));
      });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <PaletteButtons onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={<WaitingField text={text} onType={setText} onClose={close} />}>
          <PaletteDialog text={text} onType={setText} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Only the input, in the position it will have in the dialog. */
function WaitingField({
  text,
  onType,
  onClose,
}: {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}) {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        top: { xs: 16, sm: 'calc(12dvh + 16px)' },
        left: 0,
        right: 0,
        mx: 'auto',
        width: 'calc(100% - 16px)',
        maxWidth: 600,
        bgcolor: 'background.paper',
        borderRadius: 1,
        boxShadow: 8,
      }}
    >
      <PaletteInput
        text={text}
        onChange={onType}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
    </Box>
  );
}

// Works with any keyboard layout; some need Shift to type "/".
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
