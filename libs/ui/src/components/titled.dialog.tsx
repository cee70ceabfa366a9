import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

export interface TitledDialogProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth'> {
  title: string;
  /** By Escape or a click beside it; without it, a button of the dialog is the only way out. */
  onClose?: () => void;
  /** The buttons, the primary one last. */
  actions?: ReactNode;
  /** Around what it shows and its buttons: a form. */
  frame?: (parts: ReactNode) => ReactNode;
  /** There is nothing in it to focus, so its text takes the focus and can be scrolled by keyboard. */
  isText?: boolean;
  /** Below each other, with a gap. */
  children: ReactNode;
}

/** A dialog that is open: its title, what it shows, and its buttons. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, onClose, actions, frame = asIs, isText, maxWidth = 'sm', fullScreen, children } = props;
  const titleId = useId();
  return (
    <Dialog open fullWidth {...{ onClose, maxWidth, fullScreen }} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {frame(
        <>
          <DialogContent
            sx={CONTENT}
            {...(isText && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            {children}
          </DialogContent>
          {actions && <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>}
        </>,
      )}
    </Dialog>
  );
}

const asIs = (parts: ReactNode) => parts;

const CONTENT = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
