/** What decides an entry's place: newest first by the moment, then by the key; both compare as texts. */
interface Placed {
  at: string;
  key: string;
}

export interface Page<E extends Placed> {
  items: readonly E[];
  nextCursor: string | null;
}

/**
 * The entries on the screen after the first page was read again, because something happened: new ones come on top, and what
 * was read of older pages stays behind them. Entries that are gone from the page's own stretch are gone. If so much happened
 * that the page does not reach what was read before, that is dropped, because entries in between are not known.
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

/** The entries with an older page behind them. */
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
