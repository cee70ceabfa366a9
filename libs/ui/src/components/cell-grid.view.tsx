import { lazy, Suspense, type ReactNode } from 'react';
import type { CellGridProps } from './cell-table.view';

// Loaded separately, because the grid is the largest part of the app.
const CellTable = lazy(async () => ({ default: (await import('./cell-table.view')).CellTable }));

export type { CellGridProps, CellGridRow, CellMark } from './cell-table.view';

/** An editable grid of cells with keyboard control, like a spreadsheet. `columns` must be the same object across renders. */
export function CellGrid({ fallback, ...props }: CellGridProps & { fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <CellTable {...props} />
    </Suspense>
  );
}
