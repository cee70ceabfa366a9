import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createNote, listNotes, noteRight, type Note, type NoteEntityType } from '@quillcare/contracts';
import { EmptyState, Panel } from '@quillcare/ui';
import { useOperationMutation, useOperationQuery } from '../api/hooks';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { CommentThread } from './comment-thread.view';
import { NoteComposer } from './note-composer.view';
import { NoteFilter, NO_FILTER, type Filter } from './note-filter.view';
import { NoteItem } from './note-item.view';
import { wordingOf } from './note-look';
import { firstPage, NotePages } from './note-pages.view';
import { noteWords } from './note.en';
import { useWantedNote } from './use-wanted-note';
import { WantedNote } from './wanted-note.view';

export interface NotesPanelProps {
  entityType: NoteEntityType;
  entityId: string;
  /** The record was deleted: its notes can be read only. */
  isReadOnly?: boolean;
}

/** The notes on a record, or the comments on a quote; nothing for those who may not read them. */
export function NotesPanel(props: NotesPanelProps) {
  const { can } = useRights();
  const { resource, write } = noteRight(props.entityType);
  if (!can(resource, 'READ')) return null;
  return <Notes {...props} isReadOnly={(props.isReadOnly ?? false) || !can(resource, write)} />;
}

function Notes({ entityType, entityId, isReadOnly = false }: NotesPanelProps) {
  const t = useWords(noteWords);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const record = { entityType, entityId };
  const { data } = useOperationQuery(listNotes, firstPage(record));
  const wanted = useWantedNote();
  const total = data?.total ?? 0;
  const may = { seesMedical: data?.seesMedical ?? false, isReadOnly };
  return (
    <Panel
      title={t(`titles.${entityType}`)}
      action={data && total > 0 && <Count total={total} isEstimate={data.totalIsEstimate} />}
      hint={entityType === 'QUOTE_COMMENT' ? t('internal') : undefined}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {!isReadOnly && <Writing record={record} seesMedical={may.seesMedical} />}
        {total >= WORTH_SEARCHING && (
          <NoteFilter entityType={entityType} value={filter} onChange={setFilter} />
        )}
        <WantedNote id={wanted} record={record} known={data?.items} may={may} />
        <FilteredNotes record={record} filter={filter} wanted={wanted} may={may} />
      </Box>
    </Panel>
  );
}

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 4;

interface FilteredNotesProps {
  record: NotesPanelProps;
  filter: Filter;
  wanted: string | null;
  may: { seesMedical: boolean; isReadOnly: boolean };
}

function FilteredNotes({ record, filter, wanted, may }: FilteredNotesProps) {
  const t = useWords(noteWords);
  const { search, type } = filter;
  const query = { ...record, ...(search && { search }), ...(type && { type }) };
  // What a search finds may be a reply, which then stands by itself.
  const hasThreads = record.entityType === 'QUOTE_COMMENT' && !search;
  const nothing = filter === NO_FILTER ? <Empty {...record} /> : <Typography>{t('nothingFound')}</Typography>;
  return (
    <NotePages label={t(`titles.${record.entityType}`)} query={query} empty={nothing}>
      {(note: Note) =>
        hasThreads ? (
          <CommentThread note={note} wanted={wanted} {...may} />
        ) : (
          <NoteItem note={note} isWanted={note.id === wanted} {...may} />
        )
      }
    </NotePages>
  );
}

function Writing({ record, seesMedical }: { record: NotesPanelProps; seesMedical: boolean }) {
  const [write] = useOperationMutation(createNote);
  const { entityType, entityId } = record;
  return (
    <NoteComposer
      entityType={entityType}
      wording={wordingOf(entityType)}
      seesMedical={seesMedical}
      onSave={(written) => write({ body: { entityType, entityId, ...written } })}
    />
  );
}

function Empty({ entityType }: NotesPanelProps) {
  const t = useWords(noteWords);
  return <EmptyState title={t(`empty.${wordingOf(entityType)}`)} hint={t(`emptyHint.${entityType}`)} />;
}

function Count({ total, isEstimate }: { total: number; isEstimate: boolean }) {
  return (
    <Typography component="span" color="textSecondary" className="tabular">
      {isEstimate ? `${total}+` : total}
    </Typography>
  );
}
