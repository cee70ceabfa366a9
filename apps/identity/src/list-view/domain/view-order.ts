/** Sorts views in the user's order. Views created since follow in order of creation. */
export function inOrder<T extends { id: string }>(views: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  // Sorting is stable, so views without a position keep their order.
  return [...views].sort((one, other) => placeOf(one) - placeOf(other));
}
