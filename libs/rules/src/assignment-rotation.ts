/** When each colleague last had a turn, as an increasing number. Colleagues who never had one are missing. */
export type LastTurns = ReadonlyMap<string, number>;

/**
 * Returns whose turn it is: among the chosen colleagues who are active, the one whose last turn was longest ago, with those who
 * never had one first, in the order of the list. A colleague back from leave therefore gets one turn, not all those they missed.
 * Null if none is active.
 */
export function pickNextAssignee(
  assigneeIds: readonly string[],
  active: ReadonlySet<string>,
  turns: LastTurns,
): string | null {
  let next: string | null = null;
  for (const id of assigneeIds) {
    if (!active.has(id)) continue;
    if (next === null || findLastTurn(turns, id) < findLastTurn(turns, next)) next = id;
  }
  return next;
}

function findLastTurn(turns: LastTurns, id: string): number {
  return turns.get(id) ?? 0;
}
