import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { listCurrentAnnouncements, listNotifications } from '@quillcare/contracts';
import { BellIcon, Hint } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { RECENT } from '../../shared/live/recent-notifications';
import { notificationWords } from './notification.en';
import { useWords } from '../../shared/words/words';
import { unreadAnnouncements, UNREAD_MAX, unreadText } from './unread-count';

// The bell is on every page, so the panel's code is loaded when it is first opened.
const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.view')).NotificationPopover,
}));

/** Bell with the number of unread notifications. Opens the notification centre. */
export function NotificationBell() {
  const t = useWords(notificationWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useOperationQuery(listNotifications, { query: RECENT });
  const announcements = useOperationQuery(listCurrentAnnouncements, {}).data?.items ?? [];
  const unread = (data?.unread ?? 0) + unreadAnnouncements(announcements).length;
  return (
    <>
      <Hint title={t('title')}>
        <IconButton
          ref={button}
          onClick={() => setOpen(true)}
          aria-label={unread > 0 ? t('open', { unread: unreadText(unread) }) : t('title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <Badge
            // Undefined rather than a hidden 0, which would be part of the button's content but not of its accessible name.
            badgeContent={unread || undefined}
            max={UNREAD_MAX}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPopover button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
