import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { listNotifications, notificationKind } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Pager } from '../../shared/list/pager.view';
import { useWords } from '../../shared/words/words';
import { CentreMenu } from './centre-menu.view';
import { kindWords } from './notification-kind.en';
import { toQuery } from './news-filters';
import { FilterSelect, NewsFilterBar, FilterToggle } from './news-filters.view';
import { NewsList } from './news-list.view';
import { NewsTabs, tabIdOf } from './news-tabs.view';
import { notificationWords } from './notification.en';
import { formatUnread } from './unread-count';
import { useNotificationCentre } from './use-centre';
import { useNewsAddress, type NewsAddressControl } from './use-news-address';

const PAGE_SIZE = 25;
const noop = () => undefined;

/** All notifications, paginated, including archived ones. */
export function NotificationsPage() {
  const t = useWords(notificationWords);
  const address = useNewsAddress();
  const centre = useNotificationCentre();
  const { tab, kind, archived, cursor } = address;
  const narrowing = {
    ...toQuery(address),
    ...(kind ? { kind } : {}),
    ...(archived ? { archived: 'true' as const } : {}),
  };
  const request = useOperationQuery(listNotifications, {
    query: { ...narrowing, limit: PAGE_SIZE, grouped: 'true', ...(cursor ? { cursor } : {}) },
  });
  const unread = { ...centre.unread, all: (request.data?.unread ?? 0) + centre.unread.announcements };
  const tabId = useId();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={unread.all > 0 ? t('unread', { unread: formatUnread(unread.all) }) : undefined}
        actions={
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Button variant="outlined" disabled={unread.all === 0} onClick={() => void centre.readAll()}>
              {t('markAll')}
            </Button>
            <CentreMenu onArchiveAll={() => void centre.putAllAway()} onDone={noop} />
          </Box>
        }
      />
      <Paper variant="outlined" sx={{ maxWidth: 960 }}>
        <NewsTabs
          id={tabId}
          tab={tab}
          unread={unread}
          onChange={(chosen) => address.change({ tab: chosen })}
        />
        <NewsFilterBar filters={address} onChange={address.change}>
          {tab === 'all' && <AdditionalFilters address={address} />}
        </NewsFilterBar>
        <Box
          role="tabpanel"
          aria-labelledby={tabIdOf(tabId, tab)}
          sx={{ borderTop: 1, borderColor: 'divider', minHeight: 120 }}
        >
          <NewsList
            {...{ tab, centre, request }}
            filters={address}
            query={narrowing}
            isFirst={cursor === undefined}
            isNarrow={archived || kind !== ''}
            isWhole
            onDone={noop}
          />
        </Box>
        {tab === 'all' && <Pager page={request.currentData} hasFailed={request.isError} address={address} />}
      </Paper>
    </>
  );
}

/** Filters by subject and archive, which announcements and mentions do not have. */
function AdditionalFilters({ address }: { address: NewsAddressControl }) {
  const t = useWords(notificationWords);
  const kinds = useWords(kindWords);
  return (
    <>
      <FilterSelect
        label={t('filters.kind')}
        value={address.kind}
        options={notificationKind.options
          .filter((kind) => kind !== 'ANNOUNCEMENTS')
          .map((kind) => [kind, kinds(`name.${kind}`)])}
        onChange={(kind) => address.change({ kind })}
      />
      <FilterToggle
        label={t('archivedOnly')}
        isOn={address.archived}
        onChange={(archived) => address.change({ archived })}
      />
    </>
  );
}
