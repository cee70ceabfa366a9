import type { AnyResource } from '@quillcare/contracts';
import { searchKey, uniqueText } from '@quillcare/rules';
import type { RecordRules } from './record-rules';

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

/** Which of the keys a resource has. */
export function recordKeys({ unique, order, search }: AnyResource): (keyof RecordKeys)[] {
  return [
    ...(unique ? (['uniqueKey'] as const) : []),
    ...(order ? (['sortName'] as const) : []),
    ...(search ? (['searchKey'] as const) : []),
  ];
}

/** The keys of a record with these fields. Neither case nor spaces tell two apart; for order and search neither do accents. */
export function keysOf({ unique, order, search }: AnyResource, fields: object): Partial<RecordKeys> {
  // The contract names fields that are texts.
  const text = (name: string) => ((fields as Record<string, unknown>)[name] ?? '') as string;
  return {
    ...(unique && { uniqueKey: uniqueText(text(unique.field)) }),
    ...(order && { sortName: searchKey(...order.map(text)).slice(0, LONGEST_SORT_NAME) }),
    ...(search && { searchKey: searchKey(...search.map(text)) }),
  };
}

/** The rules of a record with the keys that follow from its contract; what `derive` gives of its own comes instead. */
export function withKeys<I extends object, D extends object, F>(
  resource: AnyResource,
  rules: RecordRules<I, D, F>,
): RecordRules<I, Partial<RecordKeys> & D, F> {
  // A rule without `derive` derives nothing of its own.
  const derive = (fields: I) => ({ ...keysOf(resource, fields), ...(rules.derive?.(fields) as D) });
  return { ...rules, derive };
}
