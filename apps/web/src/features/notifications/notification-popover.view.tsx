import Popover from '@mui/material/Popover';
import type { RefObject } from 'react';
import { NotificationPanel } from './notification.panel';
import { notificationWords } from './notification.en';
import { useWords } from '../../shared/words/words';

export interface NotificationPopoverProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function NotificationPopover({ button, onClose }: NotificationPopoverProps) {
  const t = useWords(notificationWords);
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('title'),
          sx: {
            width: 384,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 600,
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <NotificationPanel onDone={onClose} />
    </Popover>
  );
}
