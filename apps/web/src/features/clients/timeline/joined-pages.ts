/** The sort key of an entry: newest first by instant, then by key, both compared as strings. */
interface Placed {
  at: string;
  key: string;
}

export interface Page<E extends Placed> {
  items: readonly E[];
  nextCursor: string | null;
}

/**
 * Merges a refetched first page into the loaded entries. New entries come on top and older pages stay below; entries missing from
 * the range the fresh page covers have been deleted. If so much happened that the fresh page does not overlap the loaded entries,
 * those are dropped, because there may be unknown entries in between.
 */
export function joinedPages<E extends Placed>(known: Page<E>, fresh: Page<E>): Page<E> {
  const last = fresh.items.at(-1);
  if (!last || fresh.nextCursor === null) return fresh;
  const older = known.items.filter((entry) => isBehind(entry, last));
  const doesReach = known.items.some((entry) => !isBehind(entry, last));
  return doesReach && older.length > 0
    ? { items: [...fresh.items, ...older], nextCursor: known.nextCursor }
    : fresh;
}

export function withOlder<E extends Placed>(known: Page<E>, older: Page<E>): Page<E> {
  const keys = new Set(known.items.map(({ key }) => key));
  return {
    items: [...known.items, ...older.items.filter(({ key }) => !keys.has(key))],
    nextCursor: older.nextCursor,
  };
}

function isBehind(entry: Placed, other: Placed): boolean {
  return entry.at < other.at || (entry.at === other.at && entry.key < other.key);
}
