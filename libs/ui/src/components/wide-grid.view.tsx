import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { GridRow } from './server-grid.view';
import { gridStyles } from './server-grid.styles';

export interface WideGridProps<R extends GridRow> {
  label: string;
  columns: GridColDef<R>[];
  secondary?: readonly string[];
  rows: readonly R[] | undefined;
  loading: boolean;
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  onOpen?: (row: R) => void;
}

/** The grid, sorted by the server, with a keyboard cursor; a click opens the row, the keyboard its link. */
export function WideGrid<R extends GridRow>({
  label,
  columns,
  secondary = [],
  rows,
  loading,
  sort,
  onSort,
  onOpen,
}: WideGridProps<R>) {
  const isMedium = useMediaQuery((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  return (
    <DataGrid<R>
      key={isMedium ? 'medium' : 'wide'}
      initialState={{
        columns: { columnVisibilityModel: Object.fromEntries(secondary.map((field) => [field, !isMedium])) },
      }}
      aria-label={label}
      // Rendered content is centred in its cell; plain text is truncated with an ellipsis.
      columns={columns.map((column) => ({ ...column, display: column.renderCell ? 'flex' : 'text' }))}
      rows={rows ?? []}
      loading={loading && !rows}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      sortingMode="server"
      sortModel={sortModel(sort)}
      sortingOrder={['asc', 'desc']}
      onSortModelChange={(model: GridSortModel) =>
        onSort?.(model[0] && (model[0].sort === 'desc' ? `-${model[0].field}` : model[0].field))
      }
      filterMode="server"
      disableColumnFilter
      hideFooter
      disableRowSelectionOnClick
      autoHeight={!(loading && !rows)}
      rowHeight={44}
      columnHeaderHeight={40}
      getRowClassName={() => (onOpen ? 'opens' : '')}
      onRowClick={(params, event) => {
        // A click on a link or button inside the row does not open the row.
        if (onOpen && !(event.target as HTMLElement).closest('a,button,input')) onOpen(params.row);
      }}
      sx={[gridStyles, loading && !rows ? { height: 480 } : {}]}
    />
  );
}

function sortModel(sort: string | undefined): GridSortModel {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ field: sort.slice(1), sort: 'desc' }] : [{ field: sort, sort: 'asc' }];
}
