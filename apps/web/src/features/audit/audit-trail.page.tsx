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
import { AuditEntryLine, readableCode } from './audit-entry.view';
import { auditWords } from './audit.en';
import { useWords } from '../../shared/words/words';

const entities = () => auditEntityType.options.map((value) => ({ value, label: readableCode(value) }));
const actions = () => auditAction.options.map((value) => ({ value, label: readableCode(value) }));

export function AuditTrailPage() {
  const t = useWords(auditWords);
  const state = useListState(['entityType', 'action', 'entityId', 'userId']);
  const request = useOperationQuery(listAuditEntries, { query: state.query });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Filters state={state} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Loaded request={request} failed={t('failed')} skeleton={<LoadingLines />}>
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
  const t = useWords(auditWords);
  const { items, nextCursor } = page;
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={<AuditIcon />}
          title={state.isNarrowed ? t('none') : t('empty')}
          hint={state.isNarrowed ? undefined : t('emptyHint')}
        />
      ) : (
        <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
  const t = useWords(auditWords);
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
      <FilterSelect
        label={t('entity')}
        anyLabel={t('anyEntity')}
        value={state.filter('entityType')}
        onChange={(value) => state.setFilter('entityType', value)}
        options={entities()}
      />
      <FilterSelect
        label={t('action')}
        anyLabel={t('anyAction')}
        value={state.filter('action')}
        onChange={(value) => state.setFilter('action', value)}
        options={actions()}
      />
      {state.isNarrowed && <Button onClick={state.clear}>{t('clear')}</Button>}
    </Box>
  );
}

function Pages({ state, nextCursor }: { state: ListState; nextCursor: string | null }) {
  const t = useWords(auditWords);
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
        {t('previous')}
      </Button>
      <Button
        size="small"
        disabled={!nextCursor}
        onClick={() => nextCursor && state.next(nextCursor)}
        endIcon={<ChevronRightIcon />}
      >
        {t('next')}
      </Button>
    </Box>
  );
}
