import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { listNotifications, ResultOf } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import type { OperationQueryState } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { AnnouncementLine } from './announcement-line.view';
import { MentionLine } from './mention-line.view';
import { mixed, narrowedAnnouncements, narrowedMentions, type News, type NewsFilters } from './news-filters';
import { NotificationGroup } from './notification-group.view';
import { NotificationLine } from './notification-line.view';
import { notificationWords } from './notification.en';
import type { Centre } from './use-centre';
import type { NewsTab } from './news-tabs.view';

export interface NewsListProps {
  tab: NewsTab;
  filters: NewsFilters;
  centre: Centre;
  request: OperationQueryState<typeof listNotifications>;
  /** Filters of the notification list, in the server's format. */
  query: object;
  /** True for the first page, which also shows announcements newer than its first notification. */
  isFirst: boolean;
  /** Shows notifications only, for the archive or a single subject. */
  isNarrow?: boolean;
  /** Shows messages in full. */
  isWhole?: boolean;
  onDone: () => void;
}

export function NewsList(props: NewsListProps) {
  const t = useWords(notificationWords);
  const { tab, centre, request, filters } = props;
  const common = { isWhole: props.isWhole ?? false, onDone: props.onDone };
  if (tab === 'announcements')
    return (
      <Loaded request={centre.announcements} failed={t('announcements.failed')} skeleton={SKELETON}>
        {({ items }) => (
          <Lines empty={t('announcements.empty')}>
            {narrowedAnnouncements(items, filters).map((item) => (
              <AnnouncementLine key={item.id} item={item} {...common} />
            ))}
          </Lines>
        )}
      </Loaded>
    );
  if (tab === 'mentions')
    return (
      <Loaded request={centre.mentions} failed={t('mentions.failed')} skeleton={SKELETON}>
        {({ notifications }) => (
          <Lines empty={t('mentions.empty')}>
            {narrowedMentions(notifications, filters).map((mention) => (
              <MentionLine key={mention.id} mention={mention} {...common} />
            ))}
          </Lines>
        )}
      </Loaded>
    );
  return (
    <Loaded request={request} failed={t('failed')} skeleton={SKELETON}>
      {(page) => (
        <Lines empty={t('empty')}>
          {everything(page, props).map((news) => (
            <Everything key={news.item.id} news={news} query={props.query} {...common} />
          ))}
        </Lines>
      )}
    </Loaded>
  );
}

function everything(
  { items, nextCursor }: ResultOf<typeof listNotifications>,
  { centre, filters, isFirst, isNarrow = false }: NewsListProps,
): News[] {
  const announcements = isNarrow
    ? []
    : narrowedAnnouncements(centre.announcements.data?.items ?? [], filters);
  return mixed(items, announcements, { isFirst, isLast: nextCursor === null });
}

interface EverythingProps {
  news: News;
  query: object;
  isWhole: boolean;
  onDone: () => void;
}

function Everything({ news, query, ...common }: EverythingProps) {
  if (news.kind === 'announcement') return <AnnouncementLine item={news.item} {...common} />;
  if (news.item.group) return <NotificationGroup item={news.item} query={query} {...common} />;
  return <NotificationLine item={news.item} {...common} />;
}

const SKELETON = <Skeleton variant="rounded" height={64} sx={{ m: 2 }} />;

function Lines({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <EmptyState title={empty} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}
