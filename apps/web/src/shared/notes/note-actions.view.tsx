import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ADMINS, deleteNote, restoreNote, type Note, type NoteReply } from '@quillcare/contracts';
import { useUndoableCommand } from '../commands/use-undoable-command';
import { useFormats } from '../formats/use-formats';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { NoteHistoryDialog } from './note-history.dialog';
import { authorOf } from './note-look';
import { noteWords } from './note.en';

export interface NoteActionsProps {
  note: Note | NoteReply;
  isReadOnly: boolean;
  onReply?: () => void;
  onEdit: () => void;
}

type Action = 'reply' | 'edit' | 'delete' | 'history';

/** Authors change and delete their own notes, administrators delete any; a note that was changed shows what it said before. */
export function NoteActions({ note, isReadOnly, onReply, onEdit }: NoteActionsProps) {
  const [hasHistory, setHistory] = useState(false);
  const { user } = useSession();
  const remove = useRemoval(note);
  const isOwn = note.author === null || note.author.id === user.id;
  const isAdmin = ADMINS.some((role) => role === user.role);
  const actions: [Action, boolean, () => void][] = [
    ['reply', !isReadOnly && onReply !== undefined, () => onReply?.()],
    ['edit', !isReadOnly && isOwn, onEdit],
    ['delete', !isReadOnly && (isOwn || isAdmin), remove],
    ['history', note.editedAt !== null, () => setHistory(true)],
  ];
  const offered = actions.filter(([, isOffered]) => isOffered);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: -0.75 }}>
      {offered.map(([action, , run]) => (
        <ActionButton key={action} action={action} note={note} onClick={run} />
      ))}
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
  const of = { action: name, type, author: authorOf(note), when: dateTime(note.createdAt) };
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

function useRemoval({ id, version }: Note | NoteReply): () => void {
  const t = useWords(noteWords);
  const [run] = useUndoableCommand(deleteNote, restoreNote);
  return () =>
    void run({
      request: { params: { id }, query: { version } },
      undoRequest: (deleted) => ({ params: { id }, body: { version: deleted.version } }),
      done: t('deleted'),
      undone: t('restored'),
      failed: t('deleteFailed'),
      undoFailed: t('restoreFailed'),
    });
}
