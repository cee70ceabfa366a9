import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '@quillcare/ui';
import { dismissToast, useToasts, type Toast } from './toast.store';
import { toastTexts } from './toast.texts';

const ICONS = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: WarningIcon };

/** The toasts, bottom right; Alt+T moves the focus there, which pauses their timers. */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Box
      ref={region}
      role="region"
      aria-label={toastTexts.region}
      tabIndex={-1}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        left: { xs: 16, sm: 'auto' },
        width: { sm: 380 },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      <Box aria-live="polite" aria-atomic="false" sx={{ display: 'grid', gap: 1 }}>
        {toasts.map((toast) => (
          <ToastCard key={`${toast.id}`} toast={toast} isHeld={isHeld} />
        ))}
      </Box>
    </Box>
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const Icon = ICONS[toast.tone];
  const act = () => {
    dismissToast(toast.id);
    toast.action?.onClick?.();
    if (toast.action?.to) void navigate(toast.action.to);
  };
  return (
    <Box
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        boxShadow: '0 8px 24px rgba(0,0,0,0.16)',
      }}
    >
      <Box sx={(theme) => ({ color: theme.vars!.palette.tone[toast.tone].text, display: 'flex', mt: '1px' })}>
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{toast.title}</Typography>
        {toast.message && <Typography color="textSecondary">{toast.message}</Typography>}
        {toast.action && (
          <Button size="small" onClick={act} sx={{ ml: -0.625, mt: 0.5, minWidth: 0 }}>
            {toast.action.label}
          </Button>
        )}
      </Box>
      <IconButton size="small" aria-label={toastTexts.dismiss} onClick={() => dismissToast(toast.id)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
