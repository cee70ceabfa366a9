import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { TitledDialog } from './titled.dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called on Escape or a click outside, if that differs from the cancel button. */
  onDismiss?: () => void;
}

/** A confirmation of an action that cannot be undone. Where undo is possible, offer that instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    busyLabel = 'Processing',
    busy = false,
    danger = false,
    onConfirm,
    onClose,
    onDismiss = onClose,
  } = props;
  if (!open) return null;
  return (
    <TitledDialog
      title={title}
      maxWidth="xs"
      onClose={busy ? undefined : onDismiss}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={onConfirm}
            disabled={busy}
          >
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}
    </TitledDialog>
  );
}
