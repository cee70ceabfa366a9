import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useRef, useState } from 'react';
import { listNotifications } from '@quillcare/contracts';
import { BellIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { notificationWords } from './notification.en';
import { useWords } from '../../shared/words/words';
import { UNREAD_MAX, unreadText } from './unread-count';

// The bell is on every page; the panel's code is loaded when it is first opened.
const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.view')).NotificationPopover,
}));

/** The bell with the number of unread notifications; opens the notification centre. */
export function NotificationBell() {
  const t = useWords(notificationWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useOperationQuery(listNotifications, { query: { limit: 25 } });
  const unread = data?.unread ?? 0;
  return (
    <>
      <Tooltip title={t('title')}>
        <IconButton
          ref={button}
          onClick={() => setOpen(true)}
          aria-label={unread > 0 ? t('open', { unread: unreadText(unread) }) : t('title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <Badge
            badgeContent={unread}
            max={UNREAD_MAX}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPopover button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
