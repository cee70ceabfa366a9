import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Currency } from '@quillcare/rules';
import type { BoardColumn, Place } from './board-moves';

export interface BoardProps<C extends { id: string }> {
  /** Accessible name of the board. */
  label: string;
  columns: readonly BoardColumn<C>[];
  /** Returns a card's name for announcements. */
  nameOf: (card: C) => string;
  renderCard: (card: C) => ReactNode;
  /** Returns a card's share of its column's sum, in minor units. */
  amountOf?: (card: C) => number;
  /** Currency of the sums. Defaults to the practice's. */
  currency?: Currency;
  /**
   * Stores a move. The card is shown in its new place immediately, and moves back with the reason if this rejects. If omitted,
   * nothing can be moved.
   */
  onMove?: (card: C, place: Place) => Promise<unknown>;
  /** Whether a card may be moved to a column. If omitted, every card may go anywhere. */
  mayMove?: (card: C, columnId: string) => boolean;
}

// The drag-and-drop library is loaded with the first board.
const BoardColumns = lazy(async () => ({
  default: (await import('./board-columns.view')).BoardColumns,
})) as unknown as <C extends { id: string }>(props: BoardProps<C>) => ReactNode;

/** Columns of cards, which can be moved by mouse, touch, keyboard or menu. */
export function Board<C extends { id: string }>(props: BoardProps<C>) {
  return (
    <Suspense fallback={<LoadingBoard />}>
      <BoardColumns {...props} />
    </Suspense>
  );
}

/** Placeholder in the board's shape while it loads. */
export function LoadingBoard() {
  return (
    <Box aria-busy sx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }}>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" height={280} sx={{ flex: '1 0 240px' }} />
      ))}
    </Box>
  );
}
