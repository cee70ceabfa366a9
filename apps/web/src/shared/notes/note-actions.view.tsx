import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ADMINS, deleteNote, restoreNote, type Note, type NoteReply } from '@quillcare/contracts';
import { actsOn } from '../acts/define-act';
import { useActs } from '../acts/use-acts';
import { useFormats } from '../formats/use-formats';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { NoteHistoryDialog } from './note-history.dialog';
import { authorName } from './note-display';
import { noteWords } from './note.en';

export interface NoteActionsProps {
  note: Note | NoteReply;
  isReadOnly: boolean;
  onReply?: () => void;
  onEdit: () => void;
}

type Action = 'reply' | 'edit' | 'delete' | 'history';

/** Authors edit and delete their own notes, and administrators may delete any. An edited note offers its history. */
export function NoteActions({ note, isReadOnly, onReply, onEdit }: NoteActionsProps) {
  const [hasHistory, setHistory] = useState(false);
  const { user } = useSession();
  const { start, dialog } = useActs();
  const isOwn = note.author === null || note.author.id === user.id;
  const isAdmin = ADMINS.some((role) => role === user.role);
  const actions: [Action, boolean, () => void][] = [
    ['reply', !isReadOnly && onReply !== undefined, () => onReply?.()],
    ['edit', !isReadOnly && isOwn, onEdit],
    ['delete', !isReadOnly && (isOwn || isAdmin), () => start(deleteNoteAct, note)],
    ['history', note.editedAt !== null, () => setHistory(true)],
  ];
  const offered = actions.filter(([, isOffered]) => isOffered);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: -0.75 }}>
      {offered.map(([action, , run]) => (
        <ActionButton key={action} action={action} note={note} onClick={run} />
      ))}
      {dialog}
      {hasHistory && <NoteHistoryDialog noteId={note.id} onClose={() => setHistory(false)} />}
    </Box>
  );
}

interface ActionButtonProps {
  action: Action;
  note: Note | NoteReply;
  onClick: () => void;
}

function ActionButton({ action, note, onClick }: ActionButtonProps) {
  const t = useWords(noteWords);
  const { dateTime } = useFormats();
  const name = t(`actions.${action}`);
  const type = t(`types.${note.type}`).toLowerCase();
  const of = { action: name, type, author: authorName(note), when: dateTime(note.createdAt) };
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={t('of', of)}
      onClick={onClick}
      sx={{ minWidth: 0, minHeight: 28, px: 0.75, color: 'text.secondary' }}
    >
      {name}
    </Button>
  );
}

const deleteNoteAct = actsOn<Note | NoteReply>(noteWords, () => '').act({
  name: 'delete',
  texts: 'removal',
  operation: deleteNote,
  request: ({ id, version }) => ({ params: { id }, query: { version } }),
  undo: { operation: restoreNote, request: ({ version }, { id }) => ({ params: { id }, body: { version } }) },
});
