import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { initials } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { Composer } from './composer.view';
import { MessageText } from './message-text.view';
import { threadWords } from './thread.en';
import type { ThreadMessage, ThreadProps } from './thread.view';

export interface ThreadMessageViewProps extends Pick<
  ThreadProps,
  'findPeople' | 'onEdit' | 'onDelete' | 'maxLength'
> {
  message: ThreadMessage;
}

export function ThreadMessageView({ message, ...may }: ThreadMessageViewProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const leave = () => {
    // The focused field disappears, so the focus returns to where editing began.
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.25 }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 32,
          height: 32,
          fontSize: '0.75rem',
          fontWeight: 600,
          gridRow: 'span 2',
          bgcolor: 'surface.tint',
          color: 'primary.main',
        }}
      >
        {initials(message.author)}
      </Avatar>
      <Head
        message={message}
        {...may}
        isEditing={isEditing}
        editButton={editButton}
        onStartEditing={() => setEditing(true)}
      />
      {isEditing ? (
        <Composer
          message={message.text}
          findPeople={may.findPeople}
          maxLength={may.maxLength}
          onSend={async (text) => {
            await may.onEdit?.(message.id, text);
            leave();
          }}
          onCancel={leave}
        />
      ) : (
        <MessageText message={message.text} />
      )}
    </Box>
  );
}

interface HeadProps extends ThreadMessageViewProps {
  isEditing: boolean;
  editButton: Ref<HTMLButtonElement>;
  onStartEditing: () => void;
}

function Head({ message, onEdit, onDelete, isEditing, editButton, onStartEditing }: HeadProps) {
  const t = useWords(threadWords);
  const { ago, dateTime } = useFormats();
  const { id, author, at, editedAt, isOwn = false } = message;
  const when = dateTime(at);
  const small = { size: 'small', sx: { minWidth: 0, minHeight: 24, py: 0, px: 0.75 } } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, minHeight: 24 }}>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {author}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        <time dateTime={at} title={when}>
          {ago(at)}
        </time>
        {editedAt && <span title={dateTime(editedAt)}> · {t('edited')}</span>}
      </Typography>
      {isOwn && onEdit && !isEditing && (
        <Button
          {...small}
          ref={editButton}
          color="inherit"
          aria-label={t('editOf', { when })}
          onClick={onStartEditing}
        >
          {t('edit')}
        </Button>
      )}
      {isOwn && onDelete && !isEditing && (
        <Button {...small} color="inherit" aria-label={t('deleteOf', { when })} onClick={() => onDelete(id)}>
          {t('delete')}
        </Button>
      )}
    </Box>
  );
}
