/** Views in the order that a person gave them; those that came later follow as they were made. */
export function inOrder<T extends { id: string }>(views: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  // Sorting is stable: equal places stay as they were.
  return [...views].sort((one, other) => placeOf(one) - placeOf(other));
}
