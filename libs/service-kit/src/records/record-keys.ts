import type { AnyResource } from '@quillcare/contracts';
import { searchKey, uniqueText } from '@quillcare/rules';
import type { RecordRules } from './record-rules';

/** Columns derived from the fields, as declared by `unique`, `order` and `search` of the contract. */
export interface RecordKeys {
  /** Records of a practice with the same key are duplicates. */
  uniqueKey: string;
  /** The order of the sort `name`. */
  sortName: string;
  /** The folded text the list searches. */
  searchKey: string;
}

// Index rows have a size limit, and names that share 200 letters need no finer order.
const LONGEST_SORT_NAME = 200;

/** Returns which of the keys a resource has. */
export function recordKeys({ unique, order, search }: AnyResource): (keyof RecordKeys)[] {
  return [
    ...(unique ? (['uniqueKey'] as const) : []),
    ...(order ? (['sortName'] as const) : []),
    ...(search ? (['searchKey'] as const) : []),
  ];
}

/** Returns the keys of a record with these fields. Case and spaces are ignored; for order and search so are accents. */
export function keysOf({ unique, order, search }: AnyResource, fields: object): Partial<RecordKeys> {
  // The contract only names text fields here.
  const text = (name: string) => ((fields as Record<string, unknown>)[name] ?? '') as string;
  return {
    ...(unique && { uniqueKey: uniqueText(text(unique.field)) }),
    ...(order && { sortName: searchKey(...order.map(text)).slice(0, LONGEST_SORT_NAME) }),
    ...(search && { searchKey: searchKey(...search.map(text)) }),
  };
}

/** Extends a record's rules with the keys derived from its contract; what `derive` returns takes precedence. */
export function withKeys<I extends object, D extends object, F>(
  resource: AnyResource,
  rules: RecordRules<I, D, F>,
): RecordRules<I, Partial<RecordKeys> & D, F> {
  // Rules without `derive` derive nothing of their own.
  const derive = (fields: I) => ({ ...keysOf(resource, fields), ...(rules.derive?.(fields) as D) });
  return { ...rules, derive };
}
