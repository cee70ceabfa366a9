import type { LiveTag, Operation, Tag } from '@quillcare/contracts';
import type { CallParts } from './request';

/** Tag id of list results, so that one changed record invalidates lists but no other open record. */
const LIST = 'LIST';

export interface CacheTag {
  type: Tag;
  id?: string;
}

/**
 * Returns the tags of a query's answer. It is tagged as one record of the first type only if it has the requested id: the members
 * of an organisation or the versions of a quote are lists, whatever the id in their path refers to.
 */
export function providedTags(operation: Operation, parts: CallParts, result?: unknown): CacheTag[] {
  const id = parts.params?.id;
  const isRecord = typeof id === 'string' && (result === undefined || idOf(result) === id);
  return operation.provides.map((type, at) => ({ type, id: at === 0 && isRecord ? id : LIST }));
}

function idOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
}

/** Returns what a command makes stale: everything of the types it names. */
export function invalidatedTags(operation: Operation): CacheTag[] {
  return operation.invalidates.map((type) => ({ type }));
}

/**
 * Returns what a live message makes stale: with an id, that record and all lists of its type; otherwise everything of that type.
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

/** Whether an answer with the provided tags is stale. A tag without an id covers everything of its type. */
export function areStale(provided: readonly CacheTag[], stale: readonly CacheTag[]): boolean {
  return stale.some(({ type, id }) =>
    provided.some((tag) => tag.type === type && (id === undefined || tag.id === id)),
  );
}
