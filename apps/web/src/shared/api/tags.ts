import type { LiveTag, Operation, Tag } from '@quillcare/contracts';
import type { CallParts } from './request';

/** Tags the result of a list, so that one changed record makes lists stale but no other open record. */
const LIST = 'LIST';

export interface CacheTag {
  type: Tag;
  id?: string;
}

/** The tags of a query's answer: one record by its id, or the lists of its type. */
export function providedTags(operation: Operation, parts: CallParts): CacheTag[] {
  const id = parts.params?.id;
  return operation.provides.map((type) => ({ type, id: typeof id === 'string' ? id : LIST }));
}

/** What a command makes stale: everything of the types it names. */
export function invalidatedTags(operation: Operation): CacheTag[] {
  return operation.invalidates.map((type) => ({ type }));
}

/**
 * What a live message makes stale: with an id, that record and all lists of its type; otherwise everything of
 * that type.
 */
export function staleTags(live: readonly LiveTag[]): CacheTag[] {
  const tags = live.flatMap(({ type, id }): CacheTag[] =>
    id
      ? [
          { type, id },
          { type, id: LIST },
        ]
      : [{ type }],
  );
  return [...new Map(tags.map((tag) => [`${tag.type} ${tag.id ?? ''}`, tag])).values()];
}
