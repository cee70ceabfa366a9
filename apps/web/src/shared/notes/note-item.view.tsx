import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { updateNote, type Note, type NoteReply } from '@quillcare/contracts';
import { StatusChip, Muted } from '@quillcare/ui';
import { useOperationMutation } from '../api/hooks';
import { useInitialValue } from '../commands/use-initial-value';
import { useFormats } from '../formats/use-formats';
import { MessageText } from './message-text.view';
import { useWords } from '../words/words';
import { NoteActions } from './note-actions.view';
import { NoteComposer } from './note-composer.view';
import { authorName, NOTE_TONES, getWording } from './note-display';
import { noteWords } from './note.en';

export interface NoteItemProps {
  note: Note | NoteReply;
  seesMedical: boolean;
  /** Whether the record was deleted or the user may only read. */
  isReadOnly: boolean;
  /** Whether a mention links to this note. */
  isWanted: boolean;
  onReply?: () => void;
}

export function NoteItem({ note, seesMedical, isReadOnly, isWanted, onReply }: NoteItemProps) {
  const t = useWords(noteWords);
  const { dateTime } = useFormats();
  const [isEditing, setEditing] = useState(false);
  const place = useScrollToNote(isWanted);
  const isComment = getWording(note.entityType) === 'comment';
  const attribution = { author: authorName(note), when: dateTime(note.createdAt) };
  return (
    <Box
      ref={place}
      component="article"
      tabIndex={isWanted ? -1 : undefined}
      aria-label={isComment ? t('commentOf', attribution) : t('noteOf', attribution)}
      sx={{
        display: 'grid',
        gap: 0.5,
        scrollMarginTop: 80,
        borderRadius: 1,
        minWidth: 0,
        ...(isWanted
          ? { outline: 2, outlineOffset: 8, outlineStyle: 'solid', outlineColor: 'primary.main' }
          : {}),
      }}
    >
      <Head note={note} />
      {note.deletedAt ? (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t('removed')}
        </Typography>
      ) : isEditing ? (
        <NoteEditor note={note} seesMedical={seesMedical} onDone={() => setEditing(false)} />
      ) : (
        <MessageText message={note.text} />
      )}
      {!isEditing && !note.deletedAt && (
        <NoteActions note={note} isReadOnly={isReadOnly} onReply={onReply} onEdit={() => setEditing(true)} />
      )}
    </Box>
  );
}

function Head({ note }: { note: Note | NoteReply }) {
  const t = useWords(noteWords);
  const { ago, dateTime } = useFormats();
  const { type, createdAt, editedAt } = note;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {authorName(note)}
      </Typography>
      <Muted component="span">
        <time dateTime={createdAt} title={dateTime(createdAt)}>
          {ago(createdAt)}
        </time>
        {editedAt && <span title={dateTime(editedAt)}> · {t('edited')}</span>}
      </Muted>
      {type !== 'GENERAL' && (
        <Box sx={{ ml: 'auto' }}>
          <StatusChip label={t(`types.${type}`)} tone={NOTE_TONES[type]} />
        </Box>
      )}
    </Box>
  );
}

interface NoteEditorProps {
  note: Note | NoteReply;
  seesMedical: boolean;
  onDone: () => void;
}

function NoteEditor({ note, seesMedical, onDone }: NoteEditorProps) {
  const [change] = useOperationMutation(updateNote);
  // The version that was read, or a change saved in another tab would be overwritten.
  const { id, version, entityType, type, text } = useInitialValue(note);
  return (
    <NoteComposer
      entityType={entityType}
      wording={getWording(entityType)}
      stored={{ text, type }}
      seesMedical={seesMedical}
      takesFocus
      onSave={async (note) => {
        await change({ params: { id }, body: { version, ...note } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

/** Scrolls to the note that a mention links to, once. */
function useScrollToNote(isWanted: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return place;
}
