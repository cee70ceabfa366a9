import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
  type CSSProperties,
  type Ref,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { dismissToast, visibleToasts, useToasts, type Toast } from './toast.store';
import { toastWords } from './toast.en';

const ICONS = {
  success: <CheckIcon fontSize="small" />,
  info: <InfoIcon fontSize="small" />,
  warning: <WarningIcon fontSize="small" />,
  error: <WarningIcon fontSize="small" />,
};

/**
 * Shows toasts at the bottom right, or at the bottom left next to a record's drawer, and announces them politely. Timers are
 * paused while the pointer or the focus is on them. Alt+T moves the focus there, Escape dismisses the newest.
 */
export function ToastRegion() {
  const t = useWords(toastWords);
  const toasts = visibleToasts(useToasts());
  const region = useRef<HTMLDivElement>(null);
  const goBack = useFocusShortcut(region);
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
        'body:has(.MuiDrawer-anchorRight) &': { right: { sm: 'auto' }, left: 16, bottom: { xs: 96, sm: 16 } },
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
function useFocusShortcut(region: RefObject<HTMLDivElement | null>): () => void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) origin.current = document.activeElement;
      region.current?.focus();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [region]);
  return useCallback(() => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    origin.current = null;
  }, []);
}

interface ToastCardProps {
  toast: Toast;
  /** Whether timers are paused because the pointer or the focus is on any toast, so that none moves away under the pointer. */
  isHeld: boolean;
  isNewest: boolean;
  onDismiss: (id: string) => void;
}

/** One toast. Its timer starts when it is shown, and restarts when it is released. */
function ToastCard({ toast, isHeld, isNewest, onDismiss }: ToastCardProps) {
  const onClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason === 'timeout' || (reason === 'escapeKeyDown' && isNewest)) onDismiss(toast.id);
  };
  return (
    <Snackbar
      open
      autoHideDuration={isHeld ? null : toast.durationMs}
      onClose={onClose}
      sx={{ position: 'static', transform: 'none', pointerEvents: 'auto' }}
    >
      <ToastBody toast={toast} onDismiss={() => onDismiss(toast.id)} />
    </Snackbar>
  );
}

interface ToastBodyProps {
  toast: Toast;
  onDismiss: () => void;
  /** Set by the surrounding transition. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

function ToastBody({ toast, onDismiss, ref, style }: ToastBodyProps) {
  const { title, message, tone, action } = toast;
  const t = useWords(toastWords);
  const navigate = useNavigate();
  const act = () => {
    onDismiss();
    action?.onClick?.();
    if (action?.to) void navigate(action.to);
  };
  return (
    <Alert
      ref={ref}
      style={style}
      // The surrounding list is a polite live region. Role `alert` would interrupt and be announced twice.
      role="none"
      severity={tone}
      icon={ICONS[tone]}
      action={
        <IconButton size="small" aria-label={t('dismiss')} onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      }
      sx={(theme) => ({
        width: '100%',
        py: 1,
        px: 1.5,
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        backgroundColor: theme.vars!.palette.surface.raised,
        boxShadow: '0 8px 24px rgba(0,0,0,0.16)',
        '& .MuiAlert-icon': { mr: 1.25, py: 0.625, color: theme.vars!.palette.tone[tone].text },
        '& .MuiAlert-message': { flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' },
        '& .MuiAlert-action': { p: 0, pl: 1, mr: 0 },
      })}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {message && <Typography color="textSecondary">{message}</Typography>}
      {action && (
        <Button size="small" onClick={act} sx={{ ml: -0.625, mt: 0.5, minWidth: 0 }}>
          {action.label}
        </Button>
      )}
    </Alert>
  );
}
