import type { LiveTag, Operation, Tag } from '@quillcare/contracts';
import type { CallParts } from './request';

/** Marks what a list gave, so that one changed record makes lists stale without touching other open records. */
const LIST = 'LIST';

export interface CacheTag {
  type: Tag;
  id?: string;
}

/** What a query's answer is cached under: one record by its id, or lists of its kind. */
export function providedTags(operation: Operation, parts: CallParts): CacheTag[] {
  const id = parts.params?.id;
  return operation.provides.map((type) => ({ type, id: typeof id === 'string' ? id : LIST }));
}

/** What a command makes stale: everything of the kinds it names. */
export function invalidatedTags(operation: Operation): CacheTag[] {
  return operation.invalidates.map((type) => ({ type }));
}

/** What a live message makes stale: with an id that record and all lists of its kind, without one everything of its kind. */
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
