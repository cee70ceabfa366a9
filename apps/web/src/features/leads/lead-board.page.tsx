import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  changeLeadStatus,
  convertLead,
  createLead,
  getLeadBoard,
  id,
  leadMachine,
  leadStatus,
  leadOwnerFilter,
  type LeadSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { PageHeader, PlusIcon } from '@quillcare/ui';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import type { BoardPosition } from '../../shared/board/board-moves';
import { Board, LoadingBoard } from '../../shared/board/board.view';
import { MOVE_CANCELLED } from '../../shared/board/use-moves';
import { Loaded } from '../../shared/loading/loaded.view';
import { useUrlParams } from '../../shared/navigation/use-url-params';
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
  const { param, set } = useUrlParams();
  // `me`, `none` or an id.
  const owner = param('owner');
  const isOnlyWaiting = param('waiting') !== null;
  const request = useOperationQuery(getLeadBoard, {
    query: {
      search: useDeferredValue(search.trim()) || undefined,
      owner: leadOwnerFilter.safeParse(owner).data,
      ownerId: id.safeParse(owner).data,
      awaitsContact: isOnlyWaiting ? 'true' : undefined,
    },
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
        <OwnerFilter value={owner} onChange={(chosen) => set({ owner: chosen })} />
        <FormControlLabel
          control={
            <Switch
              checked={isOnlyWaiting}
              onChange={({ target }) => set({ waiting: target.checked ? 'true' : null })}
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

function Columns({ board }: { board: ResultOf<typeof getLeadBoard> }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const { onMove, dialog } = useMoveLead();
  const canMove = (lead: LeadSummary, to: string) => {
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
        mayMove={canMove}
        {...(allows(changeLeadStatus) && { onMove })}
      />
      {dialog}
    </>
  );
}

/** Saves a move. If the new status needs more input (lost or converted), its dialog opens first. */
function useMoveLead() {
  const [change] = useOperationMutation(changeLeadStatus);
  const { start, dialog } = useActs();
  const onMove = (lead: LeadSummary, { columnId }: BoardPosition): Promise<unknown> => {
    const status = leadStatus.parse(columnId);
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
