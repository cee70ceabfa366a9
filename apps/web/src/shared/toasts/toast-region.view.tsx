import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../words/words';
import { ToastCard } from './toast-card.view';
import { dismissToast, shownOf, useToasts } from './toast.store';
import { toastWords } from './toast.en';

/**
 * Shows toasts at the bottom right, or at the bottom left next to a record's drawer, and announces them politely. Timers are
 * paused while the pointer or the focus is on them. Alt+T moves the focus there, Escape dismisses the newest.
 */
export function ToastRegion() {
  const t = useWords(toastWords);
  const toasts = shownOf(useToasts());
  const region = useRef<HTMLDivElement>(null);
  const goBack = useFocusByKey(region);
  const [isHeld, setHeld] = useState(false);
  const dismiss = useCallback(
    (id: string) => {
      // The removed toast may have held the timers, and a removed element fires no leave or blur event.
      setHeld(false);
      if (region.current?.contains(document.activeElement)) goBack();
      dismissToast(id);
    },
    [goBack],
  );
  return (
    <Box
      ref={region}
      role="region"
      aria-label={t('region')}
      tabIndex={-1}
      onMouseOver={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        zIndex: 'snackbar',
        pointerEvents: 'none',
        left: { xs: 16, sm: 'auto' },
        width: { sm: 380 },
        // A drawer is on the right with its buttons at the bottom. On phones it fills the screen, so toasts stay above the buttons.
        'body:has(.MuiDrawer-anchorRight) &': {
          right: { sm: 'auto' },
          left: 16,
          bottom: { xs: 96, sm: 16 },
        },
      }}
    >
      <Box aria-live="polite" aria-atomic="false" sx={{ display: 'grid', gap: 1 }}>
        {toasts.map((toast, at) => (
          <ToastCard
            key={toast.turn}
            toast={toast}
            isHeld={isHeld}
            isNewest={at === toasts.length - 1}
            onDismiss={dismiss}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Moves the focus to the region on Alt+T. Returns a function that restores the focus. */
function useFocusByKey(region: RefObject<HTMLDivElement | null>): () => void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) origin.current = document.activeElement;
      region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [region]);
  return useCallback(() => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    origin.current = null;
  }, []);
}
