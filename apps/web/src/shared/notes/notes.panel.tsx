import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  createNote,
  listNotes,
  getNoteRight,
  type Note,
  type NoteEntityType,
  type ResultOf,
  getNote,
} from '@quillcare/contracts';
import { EmptyState, Panel, Muted } from '@quillcare/ui';
import { skipToken, useOperationMutation, useOperationQuery } from '../api/hooks';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { CommentThread } from './comment-thread.view';
import { NoteComposer } from './note-composer.view';
import { NoteFilter, NO_FILTER, type Filter } from './note-filter.view';
import { NoteItem, type NoteItemProps } from './note-item.view';
import { getWording } from './note-display';
import { firstPageRequest, NotePages } from './note-pages.view';
import { noteWords } from './note.en';
import { useRequestedNoteId } from './use-requested-note-id';

export interface NotesPanelProps {
  entityType: NoteEntityType;
  entityId: string;
  /** Whether the record was deleted, so that its notes are read-only. */
  isReadOnly?: boolean;
}

/** Panel with a record's notes. Renders nothing for users who may not read them. */
export function NotesPanel({ entityType, entityId, isReadOnly }: NotesPanelProps) {
  const t = useWords(noteWords);
  const { can } = useRights();
  const { data } = useOperationQuery(
    listNotes,
    can(getNoteRight(entityType).resource, 'READ') ? firstPageRequest({ entityType, entityId }) : skipToken,
  );
  if (!can(getNoteRight(entityType).resource, 'READ')) return null;
  return (
    <Panel title={t(`titles.${entityType}`)} action={data && <Count {...data} />}>
      <EntityNotes entityType={entityType} entityId={entityId} isReadOnly={isReadOnly} />
    </Panel>
  );
}

/** The notes of one kind on a record: composer, search and list. */
export function EntityNotes({ entityType, entityId, isReadOnly: isOld = false }: NotesPanelProps) {
  const { can } = useRights();
  const { resource, write } = getNoteRight(entityType);
  const isReadOnly = isOld || !can(resource, write);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const record = { entityType, entityId };
  const { data } = useOperationQuery(listNotes, firstPageRequest(record));
  const requestedId = useRequestedNoteId();
  const may = { seesMedical: data?.seesMedical ?? false, isReadOnly };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {!isReadOnly && <NewNote record={record} seesMedical={may.seesMedical} />}
      {(data?.total ?? 0) >= MIN_NOTES_FOR_SEARCH && (
        <NoteFilter entityType={entityType} value={filter} onChange={setFilter} />
      )}
      <RequestedNote id={requestedId} record={record} known={data?.items} may={may} />
      <FilteredNotes record={record} filter={filter} requestedId={requestedId} may={may} />
    </Box>
  );
}

/** With fewer notes a search is not worthwhile. */
const MIN_NOTES_FOR_SEARCH = 4;

interface FilteredNotesProps {
  record: NotesPanelProps;
  filter: Filter;
  requestedId: string | null;
  may: { seesMedical: boolean; isReadOnly: boolean };
}

function FilteredNotes({ record, filter, requestedId: wanted, may }: FilteredNotesProps) {
  const t = useWords(noteWords);
  const { search, type } = filter;
  const query = { ...record, ...(search && { search }), ...(type && { type }) };
  // A search may find a reply, which is then shown on its own.
  const hasThreads = record.entityType === 'QUOTE_COMMENT' && !search;
  const nothing = filter === NO_FILTER ? <Empty {...record} /> : <Typography>{t('nothingFound')}</Typography>;
  return (
    <NotePages label={t(`titles.${record.entityType}`)} query={query} empty={nothing}>
      {(note: Note) =>
        hasThreads ? (
          <CommentThread note={note} requestedId={wanted} {...may} />
        ) : (
          <NoteItem note={note} isWanted={note.id === wanted} {...may} />
        )
      }
    </NotePages>
  );
}

function NewNote({ record, seesMedical }: { record: NotesPanelProps; seesMedical: boolean }) {
  const [write] = useOperationMutation(createNote);
  const { entityType, entityId } = record;
  return (
    <NoteComposer
      entityType={entityType}
      wording={getWording(entityType)}
      seesMedical={seesMedical}
      onSave={(note) => write({ body: { entityType, entityId, ...note } })}
    />
  );
}

function Empty({ entityType }: NotesPanelProps) {
  const t = useWords(noteWords);
  return <EmptyState title={t(`empty.${getWording(entityType)}`)} hint={t(`emptyHint.${entityType}`)} />;
}

type NoteTotal = Pick<ResultOf<typeof listNotes>, 'total' | 'totalIsEstimate'>;

function Count({ total, totalIsEstimate }: NoteTotal) {
  if (total === 0) return null;
  return (
    <Typography component="span" color="textSecondary" className="tabular">
      {totalIsEstimate ? `${total}+` : total}
    </Typography>
  );
}

interface RequestedNoteProps {
  /** Id of the note that a mention links to. Null for none. */
  id: string | null;
  record: { entityType: NoteEntityType; entityId: string };
  /** The notes shown below. Undefined while they load. */
  known: readonly Note[] | undefined;
  may: Pick<NoteItemProps, 'seesMedical' | 'isReadOnly'>;
}

/** Shows a mentioned note that is not on the first page, or reports that it is gone. */
function RequestedNote({ id, record, known, may }: RequestedNoteProps) {
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
      <Muted>{t('mentioned')}</Muted>
      <NoteItem note={note} isWanted {...may} />
    </Box>
  );
}
