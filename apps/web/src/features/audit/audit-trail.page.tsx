import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { auditAction, auditEntityType, listAuditEntries } from '@quillcare/contracts';
import {
  AuditIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  PageHeader,
} from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { useListState, type ListState } from '../../shared/list/use-list-state';
import { AuditEntryLine, auditWords } from './audit-entry.view';
import { auditTexts } from './audit.texts';

const ENTITIES = auditEntityType.options.map((value) => ({ value, label: auditWords(value) }));
const ACTIONS = auditAction.options.map((value) => ({ value, label: auditWords(value) }));

export function AuditTrailPage() {
  const state = useListState(['entityType', 'action', 'entityId', 'userId']);
  const { data, error, refetch } = useOperationQuery(listAuditEntries, { query: state.query });
  return (
    <>
      <PageHeader title={auditTexts.title} subtitle={auditTexts.subtitle} />
      <Filters state={state} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {error && !data && (
          <ErrorState
            title={auditTexts.failed}
            message={error.detail}
            reference={error.correlationId}
            onRetry={refetch}
          />
        )}
        {!data &&
          !error &&
          [0, 1, 2, 3, 4, 5].map((n) => <Skeleton key={n} variant="rounded" height={28} sx={{ m: 2 }} />)}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<AuditIcon />}
            title={state.isNarrowed ? auditTexts.none : auditTexts.empty}
            hint={state.isNarrowed ? undefined : auditTexts.emptyHint}
          />
        )}
        {data && data.items.length > 0 && (
          <Box component="ul" aria-label={auditTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map((entry) => (
              <AuditEntryLine key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
        {data && (state.hasPrevious || data.nextCursor) && (
          <Pages state={state} nextCursor={data.nextCursor} />
        )}
      </Paper>
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
