/** A column of a board; everything in it is of one status. */
export interface BoardColumn<C> {
  id: string;
  title: string;
  cards: readonly C[];
  /** How many there are, if not all are among `cards`. */
  count?: number;
  /** Sum of all of them, in minor units. */
  sumMinor?: number;
}

/** Where a card was put. */
export interface Place {
  columnId: string;
  /** From 0, among the cards of the column without the card itself. */
  index: number;
}

/** Columns with the moves shown that the server has not confirmed yet; counts and sums follow. */
export function withMoves<C extends { id: string }>(
  columns: readonly BoardColumn<C>[],
  moves: ReadonlyMap<string, Place>,
  amountOf: (card: C) => number = () => 0,
): BoardColumn<C>[] {
  let shown = columns.map((column) => ({ ...column }));
  for (const [cardId, place] of moves) shown = withMove(shown, cardId, place, amountOf);
  return shown;
}

function withMove<C extends { id: string }>(
  columns: BoardColumn<C>[],
  cardId: string,
  { columnId, index }: Place,
  amountOf: (card: C) => number,
): BoardColumn<C>[] {
  const source = columns.find(({ cards }) => cards.some(({ id }) => id === cardId));
  const card = source?.cards.find(({ id }) => id === cardId);
  if (!source || !card || !columns.some(({ id }) => id === columnId)) return columns;
  const value = amountOf(card);
  return columns.map((column) => {
    const cards = column.cards.filter(({ id }) => id !== cardId);
    if (column.id === columnId) cards.splice(index, 0, card);
    const change = Number(column.id === columnId) - Number(column.id === source.id);
    return {
      ...column,
      cards,
      count: column.count === undefined ? undefined : column.count + change,
      sumMinor: column.sumMinor === undefined ? undefined : column.sumMinor + change * value,
    };
  });
}
