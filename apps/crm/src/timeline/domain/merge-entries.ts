import type { TimelinePosition } from '@quillcare/contracts';

/** A page of a timeline, and whether older entries follow. */
export interface MergedPage<E> {
  items: E[];
  hasMore: boolean;
}

/**
 * Merges the newest entries of several sources. Each source provides its own newest `limit + 1` entries before the page, so the
 * newest `limit` overall are among them, and one more shows that there is another page.
 */
export function mergeEntries<E extends TimelinePosition>(
  sources: readonly (readonly E[])[],
  limit: number,
): MergedPage<E> {
  const newestFirst = sources.flat().sort(byPosition);
  return { items: newestFirst.slice(0, limit), hasMore: newestFirst.length > limit };
}

/** Sorts newest first, then by key. Both are strings that compare like the columns they come from. */
export function byPosition(a: TimelinePosition, b: TimelinePosition): number {
  return compare(b.at, a.at) || compare(b.key, a.key);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
