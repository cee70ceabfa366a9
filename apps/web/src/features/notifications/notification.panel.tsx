import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listNotifications } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { RECENT_QUERY } from '../../shared/live/recent-notifications';
import { useWords } from '../../shared/words/words';
import { CentreMenu } from './centre-menu.view';
import { NO_FILTERS, toQuery } from './news-filters';
import { NewsFilterBar } from './news-filters.view';
import { NewsList } from './news-list.view';
import { NewsTabs, tabIdOf, type NewsTab } from './news-tabs.view';
import { notificationWords } from './notification.en';
import { formatUnread } from './unread-count';
import { useNotificationCentre, type NotificationCentre } from './use-centre';

export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const t = useWords(notificationWords);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [tab, setTab] = useState<NewsTab>('all');
  const tabId = useId();
  const narrowing = toQuery(filters);
  const request = useOperationQuery(listNotifications, { query: { ...RECENT_QUERY, ...narrowing } });
  const centre = useNotificationCentre();
  const unread = { ...centre.unread, all: (request.data?.unread ?? 0) + centre.unread.announcements };
  return (
    <>
      <PanelHead unread={unread.all} centre={centre} onDone={onDone} />
      <NewsTabs id={tabId} tab={tab} unread={unread} onChange={setTab} />
      <NewsFilterBar
        filters={filters}
        onChange={(changes) => setFilters((before) => ({ ...before, ...changes }))}
      />
      <Box
        role="tabpanel"
        aria-labelledby={tabIdOf(tabId, tab)}
        sx={{ overflowY: 'auto', minHeight: 120, borderTop: 1, borderColor: 'divider' }}
      >
        <NewsList {...{ tab, filters, centre, request, onDone }} query={narrowing} isFirst />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5, textAlign: 'center', flexShrink: 0 }}>
        <Button component={RouterLink} to="/notifications" size="small" onClick={onDone}>
          {t('viewAll')}
        </Button>
      </Box>
    </>
  );
}

export interface PanelHeadProps {
  unread: number;
  centre: NotificationCentre;
  onDone: () => void;
}

function PanelHead({ unread, centre, onDone }: PanelHeadProps) {
  const t = useWords(notificationWords);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1.5 }}>
      <Typography variant="h2">{t('title')}</Typography>
      <Muted sx={{ flex: 1 }}>{unread > 0 && t('unread', { unread: formatUnread(unread) })}</Muted>
      <Button size="small" disabled={unread === 0} onClick={() => void centre.readAll()}>
        {t('markAll')}
      </Button>
      <CentreMenu onArchiveAll={() => void centre.putAllAway()} onDone={onDone} />
    </Box>
  );
}
