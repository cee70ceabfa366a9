import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type listNotifications, type ResultOf, markMentionRead, type Mention } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { type OperationQueryState, useOperationMutation } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { AnnouncementLine } from './announcement-line.view';
import {
  withAnnouncements,
  filterAnnouncements,
  filterMentions,
  type NewsEntry,
  type NewsFilters,
  previewText,
} from './news-filters';
import { NewsLine } from './news-line.view';
import { NotificationGroup } from './notification-group.view';
import { NotificationLine } from './notification-line.view';
import { notificationWords } from './notification.en';
import type { NotificationCentre } from './use-centre';
import type { NewsTab } from './news-tabs.view';

export interface NewsListProps {
  tab: NewsTab;
  filters: NewsFilters;
  centre: NotificationCentre;
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
            {filterAnnouncements(items, filters).map((item) => (
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
            {filterMentions(notifications, filters).map((mention) => (
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
          {allNews(page, props).map((news) => (
            <AllNews key={news.item.id} news={news} query={props.query} {...common} />
          ))}
        </Lines>
      )}
    </Loaded>
  );
}

function allNews(
  { items, nextCursor }: ResultOf<typeof listNotifications>,
  { centre, filters, isFirst, isNarrow = false }: NewsListProps,
): NewsEntry[] {
  const announcements = isNarrow ? [] : filterAnnouncements(centre.announcements.data?.items ?? [], filters);
  return withAnnouncements(items, announcements, { isFirst, isLast: nextCursor === null });
}

interface AllNewsProps {
  news: NewsEntry;
  query: object;
  isWhole: boolean;
  onDone: () => void;
}

function AllNews({ news, query, ...common }: AllNewsProps) {
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

interface MentionLineProps {
  mention: Mention;
  isWhole: boolean;
  onDone: () => void;
}

/** A mention of the user. A click marks it as read and opens the note. */
function MentionLine({ mention, isWhole, onDone }: MentionLineProps) {
  const t = useWords(notificationWords);
  const { ago, dateTime } = useFormats();
  const [markRead] = useOperationMutation(markMentionRead);
  const navigate = useNavigate();
  const { id, type, note_excerpt, author_name, created_at, is_read, action_url } = mention;
  const open = () => {
    // Marking as read is a side effect of the click. If it fails, the line stays unread.
    if (!is_read) markRead({ body: { id } }).catch(() => undefined);
    onDone();
    void navigate(action_url);
  };
  const text = note_excerpt ?? t('mentions.fallback');
  return (
    <NewsLine isRead={is_read} onClick={open}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: is_read ? 500 : 600 }}>{t(`mentions.title.${type}`)}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isWhole ? text : previewText(text)}
        </Typography>
        <Typography variant="caption" color="textSecondary" title={dateTime(created_at)}>
          {ago(created_at)}
          {author_name && ` ${t('mentions.by', { author: author_name })}`}
        </Typography>
      </Box>
    </NewsLine>
  );
}
