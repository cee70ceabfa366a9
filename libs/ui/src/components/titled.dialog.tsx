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
    <Dialog
      open
      fullWidth
      {...{ onClose, maxWidth, fullScreen }}
      sx={fullScreen ? FORM : [FORM, NARROW]}
      aria-labelledby={titleId}
    >
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

// What it shows scrolls, and its buttons stay in sight, also within a form.
const FORM = {
  '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

// A phone has no width to give away.
const NARROW = {
  '& .MuiDialog-paper': { m: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' } },
};

const CONTENT = {
  // Room for the ring of a field that has the focus.
  '&&&': { pt: 0.5 },
  // The gap is the distance.
  '& > .MuiAlert-root': { my: 0 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
