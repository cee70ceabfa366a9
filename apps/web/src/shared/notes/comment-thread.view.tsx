import Box from '@mui/material/Box';
import { useState } from 'react';
import { createNote, type Note } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { useWords } from '../words/words';
import { NoteComposer } from './note-composer.view';
import { NoteItem, type NoteItemProps } from './note-item.view';
import { noteWords } from './note.en';

export interface CommentThreadProps extends Pick<NoteItemProps, 'seesMedical' | 'isReadOnly'> {
  note: Note;
  /** Id of the note that a mention links to. Null for none. */
  requestedId: string | null;
}

export function CommentThread({ note, requestedId: wanted, ...may }: CommentThreadProps) {
  const t = useWords(noteWords);
  const [isReplying, setReplying] = useState(false);
  const reply = may.isReadOnly ? undefined : () => setReplying(true);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <NoteItem note={note} isWanted={note.id === wanted} onReply={reply} {...may} />
      {(note.replies.length > 0 || isReplying) && (
        <Box sx={{ display: 'grid', gap: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          {note.replies.length > 0 && (
            <Box
              component="ul"
              aria-label={t('replies')}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
            >
              {note.replies.map((one) => (
                <li key={one.id}>
                  <NoteItem note={one} isWanted={one.id === wanted} onReply={reply} {...may} />
                </li>
              ))}
            </Box>
          )}
          {isReplying && <ReplyForm note={note} onDone={() => setReplying(false)} />}
        </Box>
      )}
    </Box>
  );
}

function ReplyForm({ note, onDone }: { note: Note; onDone: () => void }) {
  const [write] = useOperationMutation(createNote);
  const { id: parentId, entityType, entityId } = note;
  return (
    <NoteComposer
      entityType={entityType}
      wording="reply"
      seesMedical={false}
      takesFocus
      onSave={async ({ text }) => {
        await write({ body: { entityType, entityId, text, parentId } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
