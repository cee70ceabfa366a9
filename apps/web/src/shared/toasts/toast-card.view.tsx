import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import type { CSSProperties, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import type { Toast } from './toast.store';
import { toastWords } from './toast.en';

const ICONS = {
  success: <CheckIcon fontSize="small" />,
  info: <InfoIcon fontSize="small" />,
  warning: <WarningIcon fontSize="small" />,
  error: <WarningIcon fontSize="small" />,
};

export interface ToastCardProps {
  toast: Toast;
  /** Whether timers are paused because the pointer or the focus is on any toast, so that none moves away under the pointer. */
  isHeld: boolean;
  isNewest: boolean;
  onDismiss: (id: string) => void;
}

/** One toast. Its timer starts when it is shown, and restarts when it is released. */
export function ToastCard({ toast, isHeld, isNewest, onDismiss }: ToastCardProps) {
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
