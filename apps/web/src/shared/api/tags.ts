import type { LiveTag, Operation, Tag } from '@quillcare/contracts';
import type { CallParts } from './request';

/** Tags the result of a list, so that one changed record makes lists stale but no other open record. */
const LIST = 'LIST';

export interface CacheTag {
  type: Tag;
  id?: string;
}

/**
 * The tags of a query's answer. The answer is one record of the first type only if it carries the id that was asked for: the
 * members of an organisation or the versions of a quote are lists, whatever the id in their path is of.
 */
export function providedTags(operation: Operation, parts: CallParts, result?: unknown): CacheTag[] {
  const id = parts.params?.id;
  const isRecord = typeof id === 'string' && (result === undefined || idOf(result) === id);
  return operation.provides.map((type, at) => ({ type, id: at === 0 && isRecord ? id : LIST }));
}

function idOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
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

/** Whether an answer with these tags is made stale: a tag without an id stands for everything of its type. */
export function areStale(provided: readonly CacheTag[], stale: readonly CacheTag[]): boolean {
  return stale.some(({ type, id }) =>
    provided.some((tag) => tag.type === type && (id === undefined || tag.id === id)),
  );
}
