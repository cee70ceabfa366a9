/** A column of a board, which holds the cards of one status. */
export interface BoardColumn<C> {
  id: string;
  title: string;
  cards: readonly C[];
  /** Total number of cards, if `cards` does not contain all of them. */
  count?: number;
  /** Sum over all cards, in minor units. */
  sumMinor?: number;
}

export interface Place {
  columnId: string;
  /** Zero-based index among the column's other cards. */
  index: number;
}

/** Returns the columns with pending moves applied, including counts and sums. */
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
