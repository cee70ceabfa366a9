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
