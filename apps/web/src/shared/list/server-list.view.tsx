import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState, ServerGrid, type GridColDef } from '@quillcare/ui';
import type { ListPage } from '@quillcare/contracts';
import type { ListState } from './use-list-state';
import { SearchField } from './search-field.view';
import { listWords } from './list.en';
import { useWords } from '../words/words';

export interface ServerListProps<R extends { id: string }> {
  label: string;
  /** Left out if the list cannot be searched. */
  searchLabel?: string;
  filters?: ReactNode;
  state: ListState;
  defaultSort?: string;
  page: {
    data: ListPage<R> | undefined;
    error: { detail: string; correlationId: string } | undefined;
    isFetching: boolean;
    refetch: () => void;
  };
  columns: GridColDef<R>[];
  /** Columns that start hidden in narrow windows; people can show them. */
  secondary?: readonly string[];
  renderCard: (row: R) => ReactNode;
  onOpen?: (row: R) => void;
  empty: ReactNode;
}

/** Search, filters and grid for one list operation. */
export function ServerList<R extends { id: string }>({
  label,
  searchLabel,
  filters,
  state,
  defaultSort,
  page,
  columns,
  secondary,
  renderCard,
  onOpen,
  empty,
}: ServerListProps<R>) {
  const t = useWords(listWords);
  const { data, error, isFetching, refetch } = page;
  const nothingFound = (
    <EmptyState
      title={t('nothingFound')}
      hint={t('nothingFoundHint')}
      action={
        <Button variant="outlined" onClick={state.clear}>
          {t('clear')}
        </Button>
      }
    />
  );
  return (
    <>
      {(searchLabel || filters) && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5, alignItems: 'center' }}>
          {searchLabel && <SearchField label={searchLabel} value={state.search} onChange={state.setSearch} />}
          {filters}
          {state.isNarrowed && <Button onClick={state.clear}>{t('clear')}</Button>}
        </Box>
      )}
      <ServerGrid<R>
        label={label}
        columns={columns}
        secondary={secondary}
        rows={data?.items}
        loading={isFetching}
        total={data?.total}
        totalIsEstimate={data?.totalIsEstimate}
        sort={state.sort ?? defaultSort}
        onSort={state.setSort}
        onOpen={onOpen}
        renderCard={renderCard}
        empty={state.isNarrowed ? nothingFound : empty}
        error={
          error && !data ? (
            <ErrorState
              title={t('failed')}
              message={error.detail}
              reference={error.correlationId}
              onRetry={refetch}
            />
          ) : undefined
        }
        hasPrevious={state.hasPrevious}
        hasNext={Boolean(data?.nextCursor)}
        onPrevious={state.previous}
        onNext={() => data?.nextCursor && state.next(data.nextCursor)}
      />
    </>
  );
}
