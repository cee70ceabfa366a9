import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { listNotifications, markNotificationRead, type Notification } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { ArchiveButton } from './archive-button.view';
import { NewsLine } from './news-line.view';
import { NewsText } from './news-text.view';
import { notificationWords } from './notification.en';
import { NotificationLine, type NotificationLineProps } from './notification-line.view';

export interface NotificationGroupProps extends NotificationLineProps {
  /** The list's filters, which also apply to the group. */
  query: object;
}

/** Similar notifications of one day, expanded on click. */
export function NotificationGroup({ item, query, isWhole, onDone }: NotificationGroupProps) {
  const t = useWords(notificationWords);
  const title = useGroupTitle(item);
  const [isOpen, setOpen] = useState(false);
  const [markRead] = useOperationMutation(markNotificationRead);
  const unread = item.group?.unread ?? 0;
  const readAll = () =>
    markRead({ params: { id: item.id }, body: { wholeGroup: true } }).catch(() => undefined);
  const { message, priority, createdAt } = item;
  return (
    <NewsLine
      isRead={unread === 0}
      onClick={() => setOpen(!isOpen)}
      isExpanded={isOpen}
      aside={<ArchiveButton item={item} wholeGroup title={title} />}
      below={
        (isOpen || unread > 0) && (
          <>
            {unread > 0 && (
              <Button size="small" onClick={() => void readAll()} sx={{ ml: -0.75 }}>
                {t('groups.markRead')}
              </Button>
            )}
            {isOpen && <Members {...{ item, query, isWhole, onDone }} />}
          </>
        )
      }
    >
      <NewsText {...{ title, message, priority, isWhole }} isRead={unread === 0} at={createdAt} />
    </NewsLine>
  );
}

function Members({ item, query, isWhole, onDone }: NotificationGroupProps) {
  const t = useWords(notificationWords);
  const request = useOperationQuery(listNotifications, { query: { ...query, groupOf: item.id, limit: 100 } });
  return (
    <Loaded request={request} failed={t('groups.failed')} skeleton={64}>
      {({ items }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider' }}>
          {items.map((member) => (
            <NotificationLine key={member.id} item={member} isWhole={isWhole} onDone={onDone} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const GROUPS = {
  QUOTE_VIEWED: 'groups.viewed',
  ENQUIRY_RECEIVED: 'groups.enquiries',
  MAIL_FAILED: 'groups.mails',
  CALLBACK_ASSIGNED: 'groups.callbacks',
  LEAD_ASSIGNED: 'groups.leads',
  CHECKLIST_ASSIGNED: 'groups.checklists',
  CASE_SCHEDULED: 'groups.cases',
} as const;

function useGroupTitle({ topic, title, group }: Notification): string {
  const t = useWords(notificationWords);
  const count = group?.count ?? 1;
  const known = topic in GROUPS ? GROUPS[topic as keyof typeof GROUPS] : undefined;
  return known ? t(known, { count }) : t('groups.other', { title, count });
}
