import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { markNotificationRead, type Notification } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { liveWords } from '../../shared/live/live.en';
import { useWords } from '../../shared/words/words';
import { ArchiveButton } from './archive-button.view';
import { NewsLine } from './news-line.view';
import { NewsText } from './news-text.view';

export interface NotificationLineProps {
  item: Notification;
  isWhole: boolean;
  /** Called when another page opens. */
  onDone: () => void;
}

/** A notification. A click, or its button, marks it as read and opens its page. */
export function NotificationLine({ item, isWhole, onDone }: NotificationLineProps) {
  const t = useWords(liveWords);
  const [markRead] = useOperationMutation(markNotificationRead);
  const navigate = useNavigate();
  const open = () => {
    // Marking as read is a side effect of the click. If it fails, the line stays unread.
    if (!item.isRead) markRead({ params: { id: item.id }, body: {} }).catch(() => undefined);
    if (!item.action) return;
    onDone();
    void navigate(item.action.path);
  };
  const { title, message, priority, createdAt, isRead, action } = item;
  return (
    <NewsLine
      isRead={isRead}
      onClick={open}
      aside={<ArchiveButton item={item} />}
      below={
        action && (
          <Button size="small" onClick={open} sx={{ ml: -0.75 }}>
            {t(`actions.${action.label}`)}
          </Button>
        )
      }
    >
      <NewsText {...{ title, message, priority, isRead, isWhole }} at={createdAt} />
    </NewsLine>
  );
}
