import { searchKey } from '@quillcare/rules';

/** Derived keys by which an entry is found, sorted and checked for duplicates. */
export interface DirectoryKeys {
  uniqueKey: string;
  sortName: string;
  searchKey: string;
}

// Index rows have a size limit, and names that share 200 letters need no finer order.
const LONGEST_SORT_NAME = 200;

/** The sort key of a name: case, accents and apostrophes do not matter. */
export function sortName(...parts: readonly string[]): string {
  return searchKey(...parts).slice(0, LONGEST_SORT_NAME);
}

/** The fields of a change that were sent; the others stay as they are. */
export function given<T extends object>(changes: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
}
