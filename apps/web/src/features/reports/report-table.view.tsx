import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ReportTableProps {
  label: string;
  /** Column headings, starting with that of the row names. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

/** A compact table of figures that scrolls horizontally within itself. */
export function ReportTable({ label, columns, rows }: ReportTableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={label} tabIndex={0}>
      <Box component="table" aria-label={label} className="tabular" sx={TABLE}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, isTotal }) => (
            <tr key={key} className={isTotal ? 'total' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pl: 0, whiteSpace: 'normal', minWidth: 120 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& tr.total > *': { fontWeight: 600 },
} as const;
