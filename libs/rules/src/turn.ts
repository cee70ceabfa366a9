/** When each colleague had a turn last, as a number that grows; who never had one is missing. */
export type Turns = ReadonlyMap<string, number>;

/**
 * Whose turn it is: of the chosen colleagues who are active, the one whose last turn is longest ago, those who never had one
 * first and in the order of the list. So somebody who comes back from leave gets one and not all those they missed. Null if
 * nobody is there.
 */
export function nextInTurn(
  assigneeIds: readonly string[],
  active: ReadonlySet<string>,
  turns: Turns,
): string | null {
  let next: string | null = null;
  for (const id of assigneeIds) {
    if (!active.has(id)) continue;
    if (next === null || lastTurn(turns, id) < lastTurn(turns, next)) next = id;
  }
  return next;
}

function lastTurn(turns: Turns, id: string): number {
  return turns.get(id) ?? 0;
}
