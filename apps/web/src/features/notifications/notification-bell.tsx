import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { listNotifications } from '@quillcare/contracts';
import { BellIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../app/api';
import { NotificationPanel } from './notification-panel';
import { notificationTexts } from './notification.texts';

const BADGE_MAX = 99;

/** The bell with the number of unread notifications; opens the notification centre. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useOperationQuery(listNotifications, { query: { limit: 25 } });
  const unread = data?.unread ?? 0;
  return (
    <>
      <Tooltip title={notificationTexts.title}>
        <IconButton
          ref={button}
          onClick={() => setOpen(true)}
          aria-label={notificationTexts.open(unread)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <Badge
            badgeContent={unread}
            max={BADGE_MAX}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': notificationTexts.title,
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
        <NotificationPanel onDone={() => setOpen(false)} />
      </Popover>
    </>
  );
}
