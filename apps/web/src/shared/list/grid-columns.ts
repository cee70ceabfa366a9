import { createElement } from 'react';
import type { GridColDef } from '@quillcare/ui';
import { Cell } from './cell.view';
import type { List, ListColumn, Row } from './list.types';

const WIDTHS: Partial<Record<ListColumn['kind'], number>> = {
  money: 130,
  date: 130,
  status: 130,
  phone: 140,
  count: 90,
};
const RIGHT: readonly ListColumn['kind'][] = ['money', 'count'];

/** The columns as the grid wants them. Links are no tab stops of their own: the grid's cursor reaches them by Enter. */
export function gridColumnOf(list: List, column: ListColumn, pathOf?: (row: Row) => string): GridColDef<Row> {
  const width = column.width ?? (column.grow === undefined ? WIDTHS[column.kind] : undefined);
  const isRight = RIGHT.includes(column.kind) || (column.kind === 'custom' && column.align === 'right');
  return {
    field: column.name,
    headerName: list.text(column.label),
    sortable: column.sort !== undefined,
    hideable: !column.isFixed,
    align: isRight ? 'right' : 'left',
    headerAlign: isRight ? 'right' : 'left',
    display: 'flex',
    ...(width ? { width } : { flex: column.grow ?? 1, minWidth: column.least ?? 140 }),
    renderCell: ({ row }) => createElement(Cell, { column, row, pathOf, tabIndex: -1 }),
  };
}
