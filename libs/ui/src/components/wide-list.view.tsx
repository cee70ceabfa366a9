import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  gridClasses,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
  type GridLocaleText,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useEffect, useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import type { ListRow } from './list-grid.view';
import { gridStyles } from './grid.styles';

export interface WideListProps<R extends ListRow> {
  label: string;
  columns: readonly GridColDef<R>[];
  shown: Record<string, boolean>;
  rows: readonly R[];
  /** Whether the rows are outdated and about to be replaced. */
  isStale: boolean;
  sort: { column: string; direction: 'asc' | 'desc' } | null;
  onSort: (column: string, direction: 'asc' | 'desc') => void;
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  onOpen?: (row: R) => void;
  /** Called on any click on a row, including on a link within it. */
  onVisit?: (row: R) => void;
  /** The id of the row the user returns to. */
  returnTo?: string;
  texts: Partial<GridLocaleText>;
}

/** A grid sorted by the server. A click or Enter opens a row, and the header stays visible. */
export function WideList<R extends ListRow>(props: WideListProps<R>) {
  const { label, columns, shown, rows, isStale, sort, selection, onOpen, onVisit, returnTo, texts } = props;
  const api = useGridApiRef();
  const sortModel = useMemo<GridSortModel>(
    () => (sort ? [{ field: sort.column, sort: sort.direction }] : []),
    [sort],
  );
  const chosen = selection?.ids;
  const rowSelectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set<string | number>(chosen) }),
    [chosen],
  );
  useReturnFocus(api, returnTo, rows);
  return (
    <Box aria-busy={isStale || undefined} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <DataGrid<R>
        apiRef={api}
        aria-label={label}
        columns={columns}
        columnVisibilityModel={shown}
        rows={rows}
        localeText={texts}
        sortingMode="server"
        sortModel={sortModel}
        sortingOrder={SORTING_ORDER}
        onSortModelChange={([by]) => by?.sort && props.onSort(by.field, by.sort)}
        // A page only has 25 rows, so render them all for browser search and screen readers.
        disableVirtualization
        disableColumnMenu
        disableColumnFilter
        hideFooter
        rowHeight={44}
        columnHeaderHeight={40}
        checkboxSelection={Boolean(selection)}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={rowSelectionModel}
        onRowSelectionModelChange={({ ids }) => selection?.onChange(new Set([...ids].map(String)))}
        getRowClassName={({ id }) => `${onOpen ? 'opens' : ''} ${id === returnTo ? 'returned' : ''}`}
        onRowClick={({ row }, event) => {
          onVisit?.(row);
          if (onOpen && isRowClick(event)) onOpen(row);
        }}
        onCellKeyDown={(params, event) => handleCellEnter(params, event, onOpen)}
        sx={[
          gridStyles,
          stickyStyles,
          isStale ? { [`& .${gridClasses.virtualScrollerRenderZone}`]: { opacity: 0.45 } } : {},
        ]}
      />
    </Box>
  );
}

const SORTING_ORDER = ['asc' as const, 'desc' as const];

const stickyStyles = {
  minHeight: 0,
  '& .returned': { backgroundColor: 'surface.tint' },
  [`& .${gridClasses.columnHeader}[aria-sort]:not([aria-sort="none"]) .${gridClasses.columnHeaderTitle}`]: {
    color: 'text.primary',
  },
};

/** False for clicks on a link, button or checkbox within the row, and for the end of a text selection by mouse. */
function isRowClick({ target }: MouseEvent): boolean {
  const selected = window.getSelection();
  if (selected && !selected.isCollapsed && selected.toString().trim() !== '') return false;
  return !(target as HTMLElement).closest(`a,button,input,.${gridClasses.cellCheckbox}`);
}

/** Enter activates the cell's only link or button, focuses the first of several, or opens the row. */
function handleCellEnter<R extends ListRow>(
  { row, colDef }: GridCellParams<R>,
  event: KeyboardEvent & { defaultMuiPrevented?: boolean },
  onOpen: ((row: R) => void) | undefined,
): void {
  if (
    event.key !== 'Enter' ||
    event.target !== event.currentTarget ||
    colDef.field === GRID_CHECKBOX_SELECTION_FIELD
  )
    return;
  event.defaultMuiPrevented = true;
  event.preventDefault();
  const within = event.currentTarget.querySelectorAll<HTMLElement>('a,button');
  if (within.length > 1) within[0]?.focus();
  else if (within[0]) within[0].click();
  else onOpen?.(row);
}

/** Moves the cursor once to the row the user returns to. */
function useReturnFocus(
  api: ReturnType<typeof useGridApiRef>,
  rowId: string | undefined,
  rows: readonly ListRow[],
): void {
  const at = rowId === undefined ? -1 : rows.findIndex(({ id }) => id === rowId);
  useEffect(() => {
    if (rowId === undefined || at < 0) return;
    api.current?.scrollToIndexes({ rowIndex: at });
    const column = api.current
      ?.getVisibleColumns()
      .find(({ field }) => field !== GRID_CHECKBOX_SELECTION_FIELD);
    if (column) api.current?.setCellFocus(rowId, column.field);
    // Only when the row appears, because later changes to the list must not move the cursor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rowId, at >= 0]);
}
