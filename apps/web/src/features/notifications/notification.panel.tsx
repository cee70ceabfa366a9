import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '@quillcare/contracts';
import { EmptyState, StatusChip } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { liveWords } from '../../shared/live/live.en';
import { showToast } from '../../shared/toasts/toast.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { notificationWords } from './notification.en';
import { lookUp, useWords } from '../../shared/words/words';
import { unreadText } from './unread-count';

/** The notification centre, newest first; a click marks a notification as read and opens its page. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const t = useWords(notificationWords);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const request = useOperationQuery(listNotifications, {
    query: { limit: 25, ...(unreadOnly ? { unreadOnly: 'true' as const } : {}) },
  });
  const [markAll] = useOperationMutation(markAllNotificationsRead);
  const unread = request.data?.unread ?? 0;
  const readAll = () =>
    markAll({}).catch((reason: unknown) => showToast({ title: toProblem(reason).title, tone: 'error' }));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
        <Typography variant="h2">{t('title')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {unread > 0 && t('unread', { unread: unreadText(unread) })}
        </Typography>
        <Button size="small" disabled={unread === 0} onClick={() => void readAll()}>
          {t('markAll')}
        </Button>
      </Box>
      <UnreadOnly isOn={unreadOnly} onChange={setUnreadOnly} />
      <Box sx={{ overflowY: 'auto', minHeight: 120, borderTop: 1, borderColor: 'divider' }}>
        <Loaded
          request={request}
          failed={t('failed')}
          skeleton={<Skeleton variant="rounded" height={64} sx={{ m: 2 }} />}
        >
          {({ items }) => <Lines items={items} onDone={onDone} />}
        </Loaded>
      </Box>
    </>
  );
}

function Lines({ items, onDone }: { items: readonly Notification[]; onDone: () => void }) {
  const t = useWords(notificationWords);
  if (items.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <NotificationLine key={item.id} item={item} onDone={onDone} />
      ))}
    </Box>
  );
}

function UnreadOnly({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useWords(notificationWords);
  return (
    <FormControlLabel
      sx={{ px: 1, flexShrink: 0 }}
      label={t('unreadOnly')}
      control={<Checkbox size="small" checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}

function NotificationLine({ item, onDone }: { item: Notification; onDone: () => void }) {
  const t = useWords(notificationWords);
  const [markRead] = useOperationMutation(markNotificationRead);
  const navigate = useNavigate();
  const open = () => {
    // Marking as read is a side effect of the click; if it fails, the line stays unread.
    if (!item.isRead) markRead({ params: { id: item.id } }).catch(() => undefined);
    if (!item.action) return;
    onDone();
    void navigate(item.action.path);
  };
  return (
    <li>
      <ButtonBase
        onClick={open}
        sx={{
          display: 'flex',
          width: '100%',
          textAlign: 'left',
          alignItems: 'flex-start',
          gap: 1.25,
          px: 2,
          py: 1.25,
          '&:hover': { bgcolor: 'surface.hover' },
          '&.Mui-focusVisible': { bgcolor: 'surface.hover' },
        }}
      >
        <Box
          aria-label={item.isRead ? undefined : t('isUnread')}
          role={item.isRead ? undefined : 'img'}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            mt: 0.75,
            flexShrink: 0,
            bgcolor: item.isRead ? 'transparent' : 'primary.main',
          }}
        />
        <NotificationText item={item} />
      </ButtonBase>
    </li>
  );
}

function NotificationText({ item }: { item: Notification }) {
  const t = useWords(liveWords);
  const { ago, dateTime } = useFormats();
  const priority = lookUp(notificationWords, `priorities.${item.priority}`);
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: item.isRead ? 500 : 600 }}>{item.title}</Typography>
        {priority && <StatusChip label={priority} tone={item.priority === 'HIGH' ? 'warning' : 'error'} />}
      </Box>
      <Typography color="textSecondary">{item.message}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Typography variant="caption" color="textSecondary" title={dateTime(item.createdAt)}>
          {ago(item.createdAt)}
        </Typography>
        {item.action && (
          <Typography variant="caption" color="primary">
            {t(`actions.${item.action.label}`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
