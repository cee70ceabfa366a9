import type { AnyResource } from '@quillcare/contracts';
import { searchKey, uniqueText } from '@quillcare/rules';

/** Columns that follow from the fields, as the contract's `unique`, `order` and `search` say. */
export interface RecordKeys {
  /** Records of a practice with the same key are duplicates. */
  uniqueKey: string;
  /** The order of the sort `name`. */
  sortName: string;
  /** Where the list searches. */
  searchKey: string;
}

// Index rows have a size limit, and names that share 200 letters need no finer order.
const LONGEST_SORT_NAME = 200;

/** The sort key of a name: case, accents and apostrophes do not matter. */
export function sortName(...parts: readonly string[]): string {
  return searchKey(...parts).slice(0, LONGEST_SORT_NAME);
}

/** Which of the keys a resource has. */
export function recordKeys({ unique, order, search }: AnyResource): (keyof RecordKeys)[] {
  return [
    ...(unique ? (['uniqueKey'] as const) : []),
    ...(order ? (['sortName'] as const) : []),
    ...(search ? (['searchKey'] as const) : []),
  ];
}

/** The keys of a record with these fields. */
export function keysOf(
  { unique, order, search }: AnyResource,
  fields: Readonly<Record<string, unknown>>,
): Partial<RecordKeys> {
  const text = (name: string) => (fields[name] ?? '') as string;
  return {
    ...(unique && { uniqueKey: uniqueText(text(unique.field)) }),
    ...(order && { sortName: sortName(...order.map(text)) }),
    ...(search && { searchKey: searchKey(...search.map(text)) }),
  };
}
