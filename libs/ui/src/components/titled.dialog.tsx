import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

export interface TitledDialogProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth'> {
  title: string;
  /** Called on Escape or a click outside. Without it, the dialog can only be closed by one of its buttons. */
  onClose?: () => void;
  /** The buttons, primary last. */
  actions?: ReactNode;
  /** Wraps the content and the buttons, for example in a form. */
  frame?: (parts: ReactNode) => ReactNode;
  /** For dialogs with nothing to focus: makes the text focusable, so that it can be scrolled by keyboard. */
  isText?: boolean;
  children: ReactNode;
}

/** An open dialog with a title, content and buttons. */
export function TitledDialog(props: TitledDialogProps) {
  const {
    title,
    onClose,
    actions,
    frame = renderUnchanged,
    isText,
    maxWidth = 'sm',
    fullScreen,
    children,
  } = props;
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      {...{ onClose, maxWidth, fullScreen }}
      sx={fullScreen ? formStyles : [formStyles, narrowStyles]}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {frame(
        <>
          <DialogContent
            sx={contentStyles}
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

const renderUnchanged = (parts: ReactNode) => parts;

// The content scrolls and the buttons stay visible, even within a form.
const formStyles = {
  '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

// Narrow margins on phones to save space.
const narrowStyles = {
  '& .MuiDialog-paper': { m: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' } },
};

const contentStyles = {
  // Space for the focus ring of a field.
  '&&&': { pt: 0.5 },
  // The grid's gap already provides the spacing.
  '& > .MuiAlert-root': { my: 0 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
