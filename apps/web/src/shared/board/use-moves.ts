import { useState } from 'react';
import { showProblem } from '../toasts/problem.toast';
import { word } from '../words/words';
import { applyMoves, type BoardColumn, type BoardPosition } from './board-moves';
import { boardWords } from './board.en';
import type { BoardProps } from './board.view';

/** Rejection of `onMove` when the user cancelled: the card moves back without a message. */
export const MOVE_CANCELLED = Symbol('the move was cancelled');

/** Shows moves optimistically, stores them, and reverts those that are refused. */
export function useMoves<C extends { id: string }>({
  columns,
  nameOf,
  amountOf,
  onMove,
}: BoardProps<C>): {
  shownColumns: BoardColumn<C>[];
  move: (card: C, place: BoardPosition) => void;
  /** Announcement of the last move's outcome, for screen readers. */
  announcement: string;
} {
  const [moves, setMoves] = useState<ReadonlyMap<string, BoardPosition>>(new Map());
  const [stored, setStored] = useState<readonly BoardPosition[]>([]);
  const [previousColumns, setPreviousColumns] = useState(columns);
  const [announcement, setAnnouncement] = useState('');
  // Compares by identity, so that a later move of the same card is kept.
  const dropMoves = (places: readonly BoardPosition[]) =>
    setMoves((now) => new Map([...now].filter(([, place]) => !places.includes(place))));
  if (previousColumns !== columns) {
    // New columns from the server already include the moves stored before.
    setPreviousColumns(columns);
    setStored([]);
    dropMoves(stored);
  }
  const move = (card: C, place: BoardPosition) => {
    if (!onMove) return;
    const titleOf = (columnId?: string) => columns.find(({ id }) => id === columnId)?.title ?? '';
    const before = columns.find(({ cards }) => cards.some(({ id }) => id === card.id))?.id;
    const announceMove = (key: 'moved' | 'back', columnId?: string) =>
      setAnnouncement(word(boardWords, key, { name: nameOf(card), column: titleOf(columnId) }));
    setMoves((now) => new Map([...now].filter(([id]) => id !== card.id)).set(card.id, place));
    onMove(card, place).then(
      () => {
        setStored((now) => [...now, place]);
        announceMove('moved', place.columnId);
      },
      (error: unknown) => {
        dropMoves([place]);
        announceMove('back', before);
        if (error === MOVE_CANCELLED) return;
        showProblem(error, word(boardWords, 'refused'));
      },
    );
  };
  return { shownColumns: applyMoves(columns, moves, amountOf), move, announcement };
}
