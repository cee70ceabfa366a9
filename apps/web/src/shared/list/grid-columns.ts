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
const MIN_WIDTH = 140;
const RIGHT: readonly ListColumn['kind'][] = ['money', 'count'];

/** Converts a column to the grid's format. Links are not tab stops; the grid's cursor reaches them by Enter. */
export function toGridColumn(list: List, column: ListColumn, pathOf?: (row: Row) => string): GridColDef<Row> {
  const width = fixedWidthOf(column);
  const isRight = RIGHT.includes(column.kind) || (column.kind === 'custom' && column.align === 'right');
  return {
    field: column.name,
    headerName: list.text(column.label),
    sortable: column.sort !== undefined,
    hideable: !column.isFixed,
    align: isRight ? 'right' : 'left',
    headerAlign: isRight ? 'right' : 'left',
    display: 'flex',
    ...(width ? { width } : { flex: column.grow ?? 1, minWidth: columnWidth(column) }),
    renderCell: ({ row }) => createElement(Cell, { column, row, pathOf, tabIndex: -1 }),
  };
}

/** Returns a column's width in pixels, or the minimum width of one that grows. */
export function columnWidth(column: ListColumn): number {
  return fixedWidthOf(column) ?? column.minWidth ?? MIN_WIDTH;
}

function fixedWidthOf({ width, grow, kind }: ListColumn): number | undefined {
  return width ?? (grow === undefined ? WIDTHS[kind] : undefined);
}
