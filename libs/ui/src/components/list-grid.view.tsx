import { lazy, Suspense, type ReactNode } from 'react';
import type { WideListProps } from './wide-list.view';

// Loaded separately, because the grid is the largest part of the app, and never on phones.
const WideList = lazy(async () => ({ default: (await import('./wide-list.view')).WideList })) as unknown as <
  R extends ListRow,
>(
  props: WideListProps<R>,
) => ReactNode;

export interface ListRow {
  id: string;
}

export type ListGridProps<R extends ListRow> = WideListProps<R> & { fallback: ReactNode };

/** Rows in columns with a keyboard cursor. `columns` must be the same object across renders. */
export function ListGrid<R extends ListRow>({ fallback, ...props }: ListGridProps<R>) {
  return (
    <Suspense fallback={fallback}>
      <WideList {...props} />
    </Suspense>
  );
}
