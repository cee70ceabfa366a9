import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import {
  changeLeadStatus,
  convertLead,
  createLead,
  getLeadBoard,
  id,
  leadMachine,
  leadStatus,
  ownLeads,
  type LeadStatus,
  type LeadSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { PageHeader, PlusIcon } from '@quillcare/ui';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import type { Place } from '../../shared/board/board-moves';
import { Board, LoadingBoard } from '../../shared/board/board.view';
import { MOVE_CANCELLED } from '../../shared/board/use-moves';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { leadName } from './lead';
import { LeadCard } from './lead-card.view';
import { leadActs } from './lead-acts.definition';
import { leadWords } from './lead.en';
import { OwnerFilter } from './owner-filter.input';

/** Board of leads by status, with cards that can be moved. */
export function LeadBoardPage() {
  const t = useWords(leadWords);
  const { allows } = useRights();
  return (
    <>
      <PageHeader
        title={t('pages.board')}
        actions={
          <>
            <Button component={RouterLink} to="/leads">
              {t('list.toList')}
            </Button>
            {allows(createLead) && (
              <Button component={RouterLink} to="/leads/new" variant="contained" startIcon={<PlusIcon />}>
                {t('pages.new')}
              </Button>
            )}
          </>
        }
      />
      <LeadBoard />
    </>
  );
}

/** The board with its search, used as a page and on the dashboard. */
export function LeadBoard() {
  const t = useWords(leadWords);
  const [search, setSearch] = useState('');
  const [params, setParams] = useSearchParams();
  const { query, set } = boardFilters(params, setParams);
  const request = useOperationQuery(getLeadBoard, {
    query: { search: useDeferredValue(search.trim()) || undefined, ...query },
  });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="search"
          value={search}
          placeholder={t('list.search')}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('board.search'), maxLength: 100 } }}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
        <OwnerFilter value={params.get('owner')} onChange={(owner) => set('owner', owner)} />
        <FormControlLabel
          control={
            <Switch
              checked={query.awaitsContact === 'true'}
              onChange={({ target }) => set('waiting', target.checked ? 'true' : null)}
            />
          }
          label={t('board.onlyWaiting')}
        />
      </Box>
      <Loaded request={request} failed={t('board.failed')} skeleton={<LoadingBoard />}>
        {(board) => <Columns board={board} />}
      </Loaded>
    </>
  );
}

/** Keeps the filters in the URL: `owner` is `me`, `none` or an id. */
function boardFilters(params: URLSearchParams, setParams: ReturnType<typeof useSearchParams>[1]) {
  const owner = params.get('owner');
  const own = ownLeads.safeParse(owner);
  const ownerId = id.safeParse(owner);
  return {
    query: {
      owner: own.data,
      ownerId: ownerId.data,
      awaitsContact: params.has('waiting') ? ('true' as const) : undefined,
    },
    set: (name: string, value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}

function Columns({ board }: { board: ResultOf<typeof getLeadBoard> }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const { onMove, dialog } = useStore();
  const mayMove = (lead: LeadSummary, to: string) => {
    const status = leadStatus.parse(to);
    return leadMachine.allows(lead.status, status) && (status !== 'CONVERTED' || allows(convertLead));
  };
  return (
    <>
      <Board<LeadSummary>
        label={t('pages.board')}
        columns={board.columns.map(({ status, cards, count, expectedValueMinor }) => ({
          id: status,
          title: t(`status.${status}`),
          cards,
          count,
          sumMinor: expectedValueMinor,
        }))}
        nameOf={leadName}
        amountOf={({ expectedValueMinor }) => expectedValueMinor ?? 0}
        renderCard={(lead) => <LeadCard lead={lead} />}
        mayMove={mayMove}
        {...(allows(changeLeadStatus) && { onMove })}
      />
      {dialog}
    </>
  );
}

/** Saves a move. If the new status needs more input (lost or converted), its dialog opens first. */
function useStore(): { onMove: (lead: LeadSummary, place: Place) => Promise<unknown>; dialog: ReactNode } {
  const [change] = useOperationMutation(changeLeadStatus);
  const { start, dialog } = useActs();
  const onMove = (lead: LeadSummary, { columnId }: Place): Promise<unknown> => {
    const status: LeadStatus = leadStatus.parse(columnId);
    if (status !== 'LOST' && status !== 'CONVERTED')
      return change({ params: { id: lead.id }, body: { version: lead.version, status } });
    return new Promise((resolve, reject) => {
      start(status === 'LOST' ? leadActs.lose : leadActs.convert, lead, {
        // Not shown as an error, because the user cancelled it.
        onClose: (isDone) => (isDone ? resolve(null) : reject(MOVE_CANCELLED)),
      });
    });
  };
  return { onMove, dialog };
}
