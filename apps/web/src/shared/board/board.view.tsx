import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Currency } from '@quillcare/rules';
import type { BoardColumn, Place } from './board-moves';

export interface BoardProps<C extends { id: string }> {
  /** Read out as the board's name. */
  label: string;
  columns: readonly BoardColumn<C>[];
  /** What a card is called when it is moved. */
  nameOf: (card: C) => string;
  renderCard: (card: C) => ReactNode;
  /** What a card adds to the sum of its column, in minor units. */
  amountOf?: (card: C) => number;
  /** Of the sums; the practice's own if left out. */
  currency?: Currency;
  /**
   * Stores a move. The card stands in its new place at once and goes back, with the reason, if this rejects. Left out:
   * nothing can be moved.
   */
  onMove?: (card: C, place: Place) => Promise<unknown>;
  /** Whether a card may go to a column; every card to every one if left out. */
  mayMove?: (card: C, columnId: string) => boolean;
}

// Drag and drop is a library of its own, loaded with the first board.
const BoardColumns = lazy(async () => ({
  default: (await import('./board-columns.view')).BoardColumns,
})) as unknown as <C extends { id: string }>(props: BoardProps<C>) => ReactNode;

/** Columns of cards, moved by mouse, by touch, by keyboard or from a menu. */
export function Board<C extends { id: string }>(props: BoardProps<C>) {
  return (
    <Suspense fallback={<LoadingBoard />}>
      <BoardColumns {...props} />
    </Suspense>
  );
}

/** The board's shape while it loads. */
export function LoadingBoard() {
  return (
    <Box aria-busy sx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }}>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" height={280} sx={{ flex: '1 0 240px' }} />
      ))}
    </Box>
  );
}
