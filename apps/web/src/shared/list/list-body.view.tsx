import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ACTIONS_FIELD, ErrorState, ListGrid, type GridColDef } from '@quillcare/ui';
import { useWords } from '../words/words';
import { fitColumns } from './column-fit';
import { toGridColumn } from './grid-columns';
import { listWords } from './list.en';
import type { List, ListColumn, ListScope, Row } from './list.types';
import { ListCards } from './list-cards.view';
import { getActions, RowActions, type ListAction } from './row-actions.view';
import type { ListData } from './use-list-page';
import type { SelectionControl } from './use-selection';

export interface ListBodyProps {
  list: List;
  scope: ListScope;
  data: ListData;
  columns: readonly ListColumn[];
  shown: Record<string, boolean>;
  /** Whether the user chose the columns. */
  isChosen: boolean;
  isNarrow: boolean;
  sort: string;
  onSort: (sort: string) => void;
  selection?: SelectionControl;
  /** Whether cards show checkboxes. */
  isChoosing: boolean;
  pathOf?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  onVisit: (row: Row) => void;
  returnTo?: string;
  onAct: (action: ListAction, row: Row) => void;
  empty: ReactNode;
}

export function ListBody(props: ListBodyProps) {
  const t = useWords(listWords);
  const { data, isNarrow, empty } = props;
  const { page, problem, refetch } = data;
  if (!page && problem)
    return (
      <ErrorState
        title={t('failed')}
        message={problem.detail}
        reference={problem.correlationId}
        onRetry={refetch}
        retryLabel={t('retry')}
      />
    );
  if (!page) return <LoadingRows isNarrow={isNarrow} />;
  return (
    <>
      {problem && (
        <Alert
          severity="warning"
          role="status"
          sx={{ borderRadius: 0 }}
          action={
            <Button size="small" color="inherit" onClick={refetch}>
              {t('retry')}
            </Button>
          }
        >
          {t('outdated')}
        </Alert>
      )}
      {page.items.length === 0 ? (
        empty
      ) : isNarrow ? (
        <ListCards {...props} rows={page.items} />
      ) : (
        <Columns {...props} rows={page.items} />
      )}
    </>
  );
}

function LoadingRows({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }} aria-busy>
      {Array.from({ length: isNarrow ? 5 : 10 }, (_, n) => (
        <Skeleton key={n} variant="rounded" height={isNarrow ? 56 : 28} />
      ))}
    </Box>
  );
}

function Columns(props: ListBodyProps & { rows: readonly Row[] }) {
  const t = useWords(listWords);
  const { list, data, rows, columns, sort, selection, onOpen, onVisit, returnTo } = props;
  const { ruler, room: availableWidth } = useAvailableWidth();
  // Plain numbers, so that the columns stay the same while only values change.
  const buttons = measureActions(list, rows, props.scope, false);
  const menu = measureActions(list, rows, props.scope, true);
  const hasBoxes = selection !== undefined;
  const { isChosen } = props;
  const { shown, isCompact } = useMemo(
    () =>
      fitColumns(availableWidth, {
        columns,
        shown: props.shown,
        actions: { buttons, menu },
        hasBoxes,
        isChosen,
      }),
    [availableWidth, columns, props.shown, buttons, menu, hasBoxes, isChosen],
  );
  const gridColumns = useGridColumns(props, isCompact ? menu : buttons, isCompact);
  const isDescending = sort.startsWith('-');
  const sorted = columns.find(({ sort: by }) => by === sort.replace(/^-/, ''));
  const texts = useMemo(
    () => ({
      checkboxSelectionSelectAllRows: t('selection.all'),
      checkboxSelectionUnselectAllRows: t('selection.clear'),
    }),
    [t],
  );
  const sortBy = useMemo(
    () =>
      sorted ? { column: sorted.name, direction: isDescending ? ('desc' as const) : ('asc' as const) } : null,
    [sorted, isDescending],
  );
  return (
    <>
      <Box ref={ruler} />
      <ListGrid<Row>
        label={list.text(list.label ?? list.title)}
        columns={gridColumns}
        shown={shown}
        rows={rows}
        isStale={data.isStale}
        sort={sortBy}
        onSort={(name, direction) => {
          const by = columns.find((column) => column.name === name)?.sort;
          if (by) props.onSort(direction === 'desc' ? `-${by}` : by);
        }}
        selection={selection}
        onOpen={onOpen}
        onVisit={onVisit}
        returnTo={returnTo}
        texts={texts}
        fallback={<LoadingRows isNarrow={false} />}
      />
    </>
  );
}

/** Measures the list's width in pixels. Null until measured. */
function useAvailableWidth() {
  const ruler = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);
  return { ruler, room: width };
}

/** Memoised, so that the grid does not rebuild its columns on every render. */
function useGridColumns(props: ListBodyProps, width: number, isCompact: boolean): GridColDef<Row>[] {
  const { list, scope, columns, pathOf, onAct } = props;
  const t = useWords(listWords);
  return useMemo(() => {
    const data = columns.map((column) => toGridColumn(list, column, pathOf));
    // In a narrow window an empty column would cover the others.
    if (width === 0) return data;
    return [
      ...data,
      {
        field: ACTIONS_FIELD,
        headerName: t('actions'),
        ...(isCompact ? { renderHeader: () => <span style={visuallyHidden}>{t('actions')}</span> } : {}),
        width,
        sortable: false,
        display: 'flex',
        align: 'right',
        headerAlign: 'right',
        renderCell: ({ row, hasFocus }) => (
          <RowActions
            list={list}
            row={row}
            actions={getActions(list, row, scope)}
            onAct={onAct}
            isCompact={isCompact}
            tabIndex={hasFocus ? 0 : -1}
          />
        ),
      },
    ];
  }, [list, scope, columns, pathOf, onAct, width, isCompact, t]);
}

/** Width of the action column with only the menu, in pixels. */
const MENU = 56;

/** Estimates the width of a row's buttons from the length of their labels, plus its menu. */
function actionsWidth(list: List, actions: readonly ListAction[]): number {
  const inline = actions.filter(({ isInline }) => isInline === true);
  const buttons = inline.map(({ label, icon }) => list.text(label).length * 7.5 + (icon ? 54 : 28));
  const menu = inline.length < actions.length ? 34 : 0;
  return Math.round(buttons.reduce((sum, width) => sum + width, menu + 20));
}

/** Returns the width needed for the actions of every row. 0 if no row has any. */
function measureActions(list: List, rows: readonly Row[], scope: ListScope, isCompact: boolean): number {
  const verbs = rows.map((row) => getActions(list, row, scope)).filter(({ length }) => length > 0);
  if (isCompact) return verbs.length === 0 ? 0 : MENU;
  return verbs.length === 0 ? 0 : Math.max(96, ...verbs.map((actions) => actionsWidth(list, actions)));
}
