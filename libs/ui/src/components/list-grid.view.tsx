import { lazy, Suspense, type ReactNode } from 'react';
import type { WideListProps } from './wide-list.view';

// The grid is the largest part of the app, so it is loaded separately, and not at all on a phone.
const WideList = lazy(async () => ({ default: (await import('./wide-list.view')).WideList })) as unknown as <
  R extends ListRow,
>(
  props: WideListProps<R>,
) => ReactNode;

export interface ListRow {
  id: string;
}

export type ListGridProps<R extends ListRow> = WideListProps<R> & { fallback: ReactNode };

/** Rows in columns with a keyboard cursor. Keep `columns` the same object between renders. */
export function ListGrid<R extends ListRow>({ fallback, ...props }: ListGridProps<R>) {
  return (
    <Suspense fallback={fallback}>
      <WideList {...props} />
    </Suspense>
  );
}
