import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getNote, type Note, type NoteEntityType } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useWords } from '../words/words';
import { NoteItem, type NoteItemProps } from './note-item.view';
import { noteWords } from './note.en';

export interface WantedNoteProps {
  /** Id of the note that a mention links to. Null for none. */
  id: string | null;
  record: { entityType: NoteEntityType; entityId: string };
  /** The notes shown below. Undefined while they load. */
  known: readonly Note[] | undefined;
  may: Pick<NoteItemProps, 'seesMedical' | 'isReadOnly'>;
}

/** Shows a mentioned note that is not on the first page, or reports that it is gone. */
export function WantedNote({ id, record, known, may }: WantedNoteProps) {
  const t = useWords(noteWords);
  const isShown = known?.some((note) => note.id === id || note.replies.some((reply) => reply.id === id));
  const isAsked = id !== null && known !== undefined && !isShown;
  const { currentData: note, error } = useOperationQuery(getNote, isAsked ? { params: { id } } : skipToken);
  if (!isAsked) return null;
  // A quote has notes and comments, and a missing note may have been either. Only one of the two panels reports it.
  if (error?.code === 'NOT_FOUND' && record.entityType !== 'QUOTE_NOTE')
    return <Alert severity="info">{t('gone')}</Alert>;
  if (note?.entityType !== record.entityType) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {t('mentioned')}
      </Typography>
      <NoteItem note={note} isWanted {...may} />
    </Box>
  );
}
