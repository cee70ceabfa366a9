import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { auditAction, auditEntityType, listAuditEntries, type ResultOf } from '@quillcare/contracts';
import { AuditIcon, ChevronLeftIcon, ChevronRightIcon, EmptyState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { useListState, type ListState } from '../../shared/list/use-list-state';
import { Loaded } from '../../shared/loading/loaded.view';
import { AuditEntryLine, auditWords } from './audit-entry.view';
import { auditTexts } from './audit.texts';

const ENTITIES = auditEntityType.options.map((value) => ({ value, label: auditWords(value) }));
const ACTIONS = auditAction.options.map((value) => ({ value, label: auditWords(value) }));

export function AuditTrailPage() {
  const state = useListState(['entityType', 'action', 'entityId', 'userId']);
  const request = useOperationQuery(listAuditEntries, { query: state.query });
  return (
    <>
      <PageHeader title={auditTexts.title} subtitle={auditTexts.subtitle} />
      <Filters state={state} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Loaded request={request} failed={auditTexts.failed} skeleton={<LoadingLines />}>
          {(page) => <Entries page={page} state={state} />}
        </Loaded>
      </Paper>
    </>
  );
}

function LoadingLines() {
  return [0, 1, 2, 3, 4, 5].map((n) => <Skeleton key={n} variant="rounded" height={28} sx={{ m: 2 }} />);
}

function Entries({ page, state }: { page: ResultOf<typeof listAuditEntries>; state: ListState }) {
  const { items, nextCursor } = page;
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={<AuditIcon />}
          title={state.isNarrowed ? auditTexts.none : auditTexts.empty}
          hint={state.isNarrowed ? undefined : auditTexts.emptyHint}
        />
      ) : (
        <Box component="ul" aria-label={auditTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((entry) => (
            <AuditEntryLine key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {(state.hasPrevious || nextCursor) && <Pages state={state} nextCursor={nextCursor} />}
    </>
  );
}

function Filters({ state }: { state: ListState }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
      <FilterSelect
        label={auditTexts.entity}
        anyLabel={auditTexts.anyEntity}
        value={state.filter('entityType')}
        onChange={(value) => state.setFilter('entityType', value)}
        options={ENTITIES}
      />
      <FilterSelect
        label={auditTexts.action}
        anyLabel={auditTexts.anyAction}
        value={state.filter('action')}
        onChange={(value) => state.setFilter('action', value)}
        options={ACTIONS}
      />
      {state.isNarrowed && <Button onClick={state.clear}>{auditTexts.clear}</Button>}
    </Box>
  );
}

function Pages({ state, nextCursor }: { state: ListState; nextCursor: string | null }) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Button
        size="small"
        disabled={!state.hasPrevious}
        onClick={state.previous}
        startIcon={<ChevronLeftIcon />}
      >
        {auditTexts.previous}
      </Button>
      <Button
        size="small"
        disabled={!nextCursor}
        onClick={() => nextCursor && state.next(nextCursor)}
        endIcon={<ChevronRightIcon />}
      >
        {auditTexts.next}
      </Button>
    </Box>
  );
}
