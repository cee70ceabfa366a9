import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { listNotes, type Note, type RequestOf } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import { Loaded } from '../loading/loaded.view';
import { useWords } from '../words/words';
import { noteWords } from './note.en';

export type NoteQuery = NonNullable<RequestOf<typeof listNotes>['query']>;

/** Notes per page. */
const PAGE_SIZE = 10;

export interface NotePagesProps {
  /** Accessible name of the list. */
  label: string;
  query: NoteQuery;
  empty: ReactNode;
  children: (note: Note) => ReactNode;
}

/** Returns the request for the first page, which several components share. */
export function firstPageRequest(query: NoteQuery): RequestOf<typeof listNotes> {
  return { query: { ...query, limit: PAGE_SIZE } };
}

/** Lists notes, newest first. Each page loads the next one with its own query, so that all of them stay live. */
export function NotePages({ label, query, empty, children }: NotePagesProps) {
  const t = useWords(noteWords);
  const request = useOperationQuery(listNotes, firstPageRequest(query));
  const [isMore, setMore] = useState(false);
  // A new note moves where an older page begins. What is being typed there must not disappear while it is read again.
  const former = query.cursor && !request.error ? request.data : undefined;
  return (
    <Loaded
      request={{ ...request, currentData: request.currentData ?? former }}
      failed={t('failed')}
      skeleton={96}
    >
      {({ items, nextCursor }) => (
        <>
          {items.length === 0 ? (
            empty
          ) : (
            <Box component="ul" aria-label={label} sx={LIST}>
              {items.map((note) => (
                <Box component="li" key={note.id} sx={{ minWidth: 0 }}>
                  {children(note)}
                </Box>
              ))}
            </Box>
          )}
          {nextCursor &&
            (isMore ? (
              <NotePages label={label} query={{ ...query, cursor: nextCursor }} empty={null}>
                {children}
              </NotePages>
            ) : (
              <Button size="small" onClick={() => setMore(true)} sx={{ justifySelf: 'start' }}>
                {t('older')}
              </Button>
            ))}
        </>
      )}
    </Loaded>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 } as const;
