import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listNoteChanges, type NoteChange } from '@quillcare/contracts';
import { StatusChip, TitledDialog, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { Loaded } from '../loading/loaded.view';
import { MessageText } from './message-text.view';
import { useWords } from '../words/words';
import { authorName, NOTE_TONES } from './note-display';
import { noteWords } from './note.en';

export function NoteHistoryDialog({ noteId, onClose }: { noteId: string; onClose: () => void }) {
  const t = useWords(noteWords);
  const request = useOperationQuery(listNoteChanges, { params: { id: noteId } });
  return (
    <TitledDialog
      title={t('history.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('history.close')}</Button>}
    >
      <Loaded request={request} failed={t('history.failed')} skeleton={160}>
        {({ items }) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
            {items.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </Box>
        )}
      </Loaded>
    </TitledDialog>
  );
}

function Change({ change }: { change: NoteChange }) {
  const t = useWords(noteWords);
  const { dateTime } = useFormats();
  const { act, by, at, type, text } = change;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('history.by', { act: t(`history.acts.${act}`), who: authorName({ author: by }) })}
        </Typography>
        <Muted component="span">{dateTime(at)}</Muted>
        {type !== 'GENERAL' && <StatusChip label={t(`types.${type}`)} tone={NOTE_TONES[type]} />}
      </Box>
      {text === '' ? (
        <Typography color="textSecondary">{t('history.hidden')}</Typography>
      ) : (
        <MessageText message={text} />
      )}
    </Box>
  );
}
