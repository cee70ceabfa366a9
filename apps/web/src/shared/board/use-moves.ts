import { useState } from 'react';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { word } from '../words/words';
import { withMoves, type BoardColumn, type Place } from './board-moves';
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
  shown: BoardColumn<C>[];
  move: (card: C, place: Place) => void;
  /** Announcement of the last move's outcome, for screen readers. */
  told: string;
} {
  const [moves, setMoves] = useState<ReadonlyMap<string, Place>>(new Map());
  const [stored, setStored] = useState<readonly Place[]>([]);
  const [seen, setSeen] = useState(columns);
  const [told, setTold] = useState('');
  // Compares by identity, so that a later move of the same card is kept.
  const forget = (places: readonly Place[]) =>
    setMoves((now) => new Map([...now].filter(([, place]) => !places.includes(place))));
  if (seen !== columns) {
    // New columns from the server already include the moves stored before.
    setSeen(columns);
    setStored([]);
    forget(stored);
  }
  const move = (card: C, place: Place) => {
    if (!onMove) return;
    const titleOf = (columnId?: string) => columns.find(({ id }) => id === columnId)?.title ?? '';
    const before = columns.find(({ cards }) => cards.some(({ id }) => id === card.id))?.id;
    const tell = (key: 'moved' | 'back', columnId?: string) =>
      setTold(word(boardWords, key, { name: nameOf(card), column: titleOf(columnId) }));
    setMoves((now) => new Map([...now].filter(([id]) => id !== card.id)).set(card.id, place));
    onMove(card, place).then(
      () => {
        setStored((now) => [...now, place]);
        tell('moved', place.columnId);
      },
      (error: unknown) => {
        forget([place]);
        tell('back', before);
        if (error === MOVE_CANCELLED) return;
        showToast({ title: word(boardWords, 'refused'), message: toProblem(error).detail, tone: 'error' });
      },
    );
  };
  return { shown: withMoves(columns, moves, amountOf), move, told };
}
