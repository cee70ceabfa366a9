import { lazy, Suspense, type ReactNode } from 'react';
import type { CellGridProps } from './cell-table.view';

// The grid is the largest part of the app, so it is loaded separately.
const CellTable = lazy(async () => ({ default: (await import('./cell-table.view')).CellTable }));

export type { CellGridProps, CellGridRow, CellMark } from './cell-table.view';

/** Cells that are changed by keyboard, as in a spreadsheet. Keep `columns` the same object between renders. */
export function CellGrid({ fallback, ...props }: CellGridProps & { fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <CellTable {...props} />
    </Suspense>
  );
}
