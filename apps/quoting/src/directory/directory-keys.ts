import { searchKey } from '@quillcare/rules';

/** The keys that an entry is found, sorted and compared by; they follow from its own fields. */
export interface DirectoryKeys {
  uniqueKey: string;
  sortName: string;
  searchKey: string;
}

// An index row has a limit of its own, and nobody tells two names apart by their 201st letter.
const LONGEST_SORT_NAME = 200;

/** The key of the order by name: case, accents and apostrophes do not matter. */
export function sortName(...parts: readonly string[]): string {
  return searchKey(...parts).slice(0, LONGEST_SORT_NAME);
}

/** The fields of a change that were sent; what was not sent stays as it is. */
export function given<T extends object>(changes: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
}
