import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { listNotes, getNoteRight, type NoteEntityType } from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../../shared/api/hooks';
import { noteWords } from '../../../shared/notes/note.en';
import { firstPageRequest } from '../../../shared/notes/note-pages.view';
import { EntityNotes } from '../../../shared/notes/notes.panel';
import { useRequestedNoteId } from '../../../shared/notes/use-requested-note-id';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';

const KINDS = ['QUOTE_NOTE', 'QUOTE_COMMENT'] as const satisfies NoteEntityType[];

/** The team's notes on a quote and the comment threads, in one place. */
export function QuoteNotes({ quoteId }: { quoteId: string }) {
  const t = useWords(noteWords);
  const { can } = useRights();
  const notes = useFirst('QUOTE_NOTE', quoteId);
  const comments = useFirst('QUOTE_COMMENT', quoteId);
  const requestedId = useRequestedNoteId();
  // Until a link asks for another note, which may be in the other tab.
  const [chosen, setChosen] = useState<{ kind: NoteEntityType; at: string | null } | null>(null);
  const choose = (next: NoteEntityType) => setChosen({ kind: next, at: requestedId });
  const kinds = KINDS.filter((kind) => can(getNoteRight(kind).resource, 'READ'));
  if (kinds.length === 0) return null;
  const isInComments = comments?.items.some(
    ({ id, replies }) => id === requestedId || replies.some((reply) => reply.id === requestedId),
  );
  const likely = isInComments || (!notes?.total && comments?.total) ? 'QUOTE_COMMENT' : 'QUOTE_NOTE';
  const kind = chosen?.at === requestedId ? chosen.kind : likely;
  const totals = { QUOTE_NOTE: notes?.total, QUOTE_COMMENT: comments?.total };
  return (
    <Panel title={t('titles.QUOTE_NOTE')}>
      <Tabs
        value={kind}
        onChange={(_event, next: NoteEntityType) => choose(next)}
        aria-label={t('kinds')}
        sx={{ mb: 2, minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
      >
        {kinds.map((one) => (
          <Tab
            key={one}
            value={one}
            label={[t(`titles.${one}`), totals[one] || null].filter(Boolean).join(' ')}
          />
        ))}
      </Tabs>
      {kind === 'QUOTE_COMMENT' && <Muted sx={{ mb: 1.5 }}>{t('internal')}</Muted>}
      {/* Both stay, because what is being written in the one must not be lost while the other is read. */}
      {kinds.map((one) => (
        // Once something is written here, a colleague's first comment no longer decides which is shown.
        <Box key={one} hidden={one !== kind} onFocus={() => choose(one)}>
          <EntityNotes entityType={one} entityId={quoteId} />
        </Box>
      ))}
    </Panel>
  );
}

function useFirst(entityType: NoteEntityType, entityId: string) {
  const { can } = useRights();
  const isAllowed = can(getNoteRight(entityType).resource, 'READ');
  return useOperationQuery(listNotes, isAllowed ? firstPageRequest({ entityType, entityId }) : skipToken)
    .data;
}
