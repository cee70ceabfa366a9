import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { markMentionRead, type Mention } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { preview } from './news-filters';
import { NewsLine } from './news-line.view';
import { notificationWords } from './notification.en';

export interface MentionLineProps {
  mention: Mention;
  isWhole: boolean;
  onDone: () => void;
}

/** A mention of the user. A click marks it as read and opens the note. */
export function MentionLine({ mention, isWhole, onDone }: MentionLineProps) {
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
          {isWhole ? text : preview(text)}
        </Typography>
        <Typography variant="caption" color="textSecondary" title={dateTime(created_at)}>
          {ago(created_at)}
          {author_name && ` ${t('mentions.by', { author: author_name })}`}
        </Typography>
      </Box>
    </NewsLine>
  );
}
