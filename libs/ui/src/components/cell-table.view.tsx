import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { gridStyles } from './grid.styles';

export interface CellMark {
  message: string;
  tone: 'error' | 'warning';
}

export interface CellGridRow {
  id: number;
  /** Cell texts by column position. */
  cells: Readonly<Record<number, string>>;
  marks: Readonly<Record<number, CellMark>>;
  canEdit: boolean;
}

export interface CellGridProps {
  label: string;
  numbered: string;
  columns: readonly { at: number; header: string }[];
  rows: readonly CellGridRow[];
  /** Validates a text while it is being typed. Returns a message or null. */
  check: (row: number, at: number, text: string) => string | null;
  onChange: (row: number, at: number, text: string) => void;
}

const ROW_HEIGHT = 52;
const HEADER_HEIGHT = 40;
const MAX_HEIGHT = 460;
/** Up to this many rows are all rendered, so that browser search and screen readers find them. */
const MAX_UNVIRTUALISED_ROWS = 50;

/** Passed by context rather than in the columns, because the grid discards unsaved input when they change. */
const CheckContext = createContext<CellGridProps['check']>(() => null);

const toFieldName = (at: number) => `cell${at}`;

/** The grid behind `CellGrid`. Arrow keys move, Enter or typing edits, Tab continues, Escape cancels. */
export function CellTable({ label, numbered, columns, rows, check, onChange }: CellGridProps) {
  const shown = useMemo(() => [numberColumn(numbered), ...columns.map(cellColumn)], [columns, numbered]);
  return (
    <CheckContext value={check}>
      <Box sx={{ height: Math.min(MAX_HEIGHT, HEADER_HEIGHT + ROW_HEIGHT * Math.max(rows.length, 1) + 16) }}>
        <DataGrid<CellGridRow>
          aria-label={label}
          columns={shown}
          rows={rows}
          isCellEditable={({ row, field }) => row.canEdit && field !== 'id'}
          processRowUpdate={(changed, before) => {
            for (const { at } of columns) {
              const text = changed.cells[at] ?? '';
              if (text !== (before.cells[at] ?? '')) onChange(changed.id, at, text);
            }
            return changed;
          }}
          disableVirtualization={rows.length <= MAX_UNVIRTUALISED_ROWS}
          disableColumnMenu
          disableColumnFilter
          disableColumnSorting
          disableRowSelectionOnClick
          hideFooter
          rowHeight={ROW_HEIGHT}
          columnHeaderHeight={HEADER_HEIGHT}
          sx={[gridStyles, singleOutlineStyles]}
        />
      </Box>
    </CheckContext>
  );
}

// The input already has an outline, which shows whether its text can be imported.
const singleOutlineStyles = {
  '& .MuiDataGrid-cell.MuiDataGrid-cell--editing': { boxShadow: 'none', outline: 'none' },
};

function numberColumn(headerName: string): GridColDef<CellGridRow> {
  return {
    field: 'id',
    headerName,
    width: 64,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'tabular',
  };
}

function cellColumn({ at, header }: { at: number; header: string }): GridColDef<CellGridRow> {
  return {
    field: toFieldName(at),
    headerName: header,
    width: 164,
    editable: true,
    valueGetter: (_value: unknown, row) => row.cells[at] ?? '',
    valueSetter: (value: string, row) => ({ ...row, cells: { ...row.cells, [at]: value } }),
    renderCell: (params) => <CellView {...params} mark={params.row.marks[at]} />,
    renderEditCell: (params) => <CellEditor {...params} at={at} header={header} />,
  };
}

function CellView({
  value,
  mark,
}: GridRenderCellParams<CellGridRow, string> & { mark: CellMark | undefined }) {
  return (
    <Box sx={{ minWidth: 0, height: '100%', display: 'grid', alignContent: 'center', lineHeight: 1.3 }}>
      <Box component="span" sx={truncatedStyles}>
        {value || (mark ? '–' : '')}
      </Box>
      {mark && (
        <Typography
          component="span"
          variant="caption"
          color={mark.tone === 'error' ? 'error' : 'warning'}
          title={mark.message}
          sx={{ ...truncatedStyles, lineHeight: 1.3 }}
        >
          {mark.message}
        </Typography>
      )}
    </Box>
  );
}

const truncatedStyles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

function CellEditor(props: GridRenderEditCellParams<CellGridRow, string> & { at: number; header: string }) {
  const { id, field, value, hasFocus, row, at, header } = props;
  const message = useContext(CheckContext)(row.id, at, value ?? '');
  const api = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Tooltip open={message !== null} title={message ?? ''} placement="bottom-start" arrow>
      <Box sx={{ width: '100%', height: '100%' }}>
        <InputBase
          inputRef={input}
          value={value ?? ''}
          fullWidth
          error={message !== null}
          inputProps={{ 'aria-label': header, 'aria-invalid': message !== null }}
          onChange={({ target }) => void api.current.setEditCellValue({ id, field, value: target.value })}
          sx={{
            height: '100%',
            px: 1.25,
            fontSize: 'inherit',
            borderRadius: 0,
            boxShadow: (theme) =>
              `inset 0 0 0 2px ${theme.vars!.palette[message === null ? 'primary' : 'error'].main}`,
          }}
        />
      </Box>
    </Tooltip>
  );
}
