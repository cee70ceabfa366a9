import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LiveTag, Operation } from '@quillcare/contracts';
import { api } from './api';
import { ownWriteAnswered } from './own-writes';
import type { CallParts } from './request';
import { nextTask } from '../timing/next-task';
import { areStale, providedTags, staleTags, type CacheTag } from './tags';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
type RootState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Thunk<T> = (dispatch: Dispatch, getState: () => RootState) => T;

/** A change on the server, with the id of the command that directly caused it. */
export interface Change {
  tags: LiveTag[];
  cause?: string;
}

interface Asked {
  endpointName: string;
  originalArgs: CallParts;
}

const queries = new Map<string, Operation>();

/** Registers a query, so that its tags are known even before its first answer. */
export function knowQuery(operation: Operation): void {
  queries.set(operation.name, operation);
}

/** Refetches everything these tags make stale. */
export const refresh =
  (tags: CacheTag[]): Thunk<void> =>
  (dispatch) => {
    // Collected before invalidating, so that requests started by it are not included.
    const again = dispatch(underWay(tags));
    dispatch(api.util.invalidateTags(tags));
    for (const asked of again) dispatch(askAfterwards(asked));
  };

/**
 * Refetches queries that were running during this tab's command, because their answers may predate it. RTK Query does not refetch
 * those.
 */
export const readAgainAfter =
  (command: string | undefined, tags: CacheTag[]): Thunk<Promise<void>> =>
  async (dispatch) => {
    const answeredAt = command === undefined ? null : await ownWriteAnswered(command);
    if (answeredAt === null) return;
    for (const asked of dispatch(underWay(tags, answeredAt))) dispatch(askAfterwards(asked));
  };

/** Refetches what changed, except what this tab has already refetched after its own command. */
export const refreshAfter =
  (changes: readonly Change[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const stale: CacheTag[] = [];
    for (const { tags, cause } of changes) {
      const answeredAt = cause ? await ownWriteAnswered(cause) : null;
      if (answeredAt !== null) await nextTask(); // By then, what the command made stale is being refetched.
      const changed = staleTags(tags);
      stale.push(
        ...(answeredAt === null ? changed : changed.filter((tag) => isOld(getState(), tag, answeredAt))),
      );
    }
    if (stale.length > 0) dispatch(refresh(stale));
  };

/** Whether any query with the tag was last started before the given time. */
function isOld(state: RootState, tag: CacheTag, time: number): boolean {
  return api.util
    .selectInvalidatedBy(state, [tag])
    .some(({ queryCacheKey }) => (state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0) < time);
}

/** Returns the running queries started before the given time whose answers would have one of the tags. */
const underWay =
  (tags: CacheTag[], before = Infinity): Thunk<Asked[]> =>
  (_dispatch, getState) =>
    Object.values(getState().api.queries).flatMap((entry) => {
      const operation = queries.get(entry?.endpointName ?? '');
      if (entry?.status !== 'pending' || !operation || (entry.startedTimeStamp ?? 0) >= before) return [];
      const { endpointName, originalArgs } = entry as unknown as Asked;
      return areStale(providedTags(operation, originalArgs), tags) ? [{ endpointName, originalArgs }] : [];
    });

const askAfterwards =
  ({ endpointName, originalArgs }: Asked): Thunk<void> =>
  (dispatch) => {
    const { initiate } = (api.endpoints as Record<string, { initiate: Initiate }>)[endpointName]!;
    const running = dispatch(
      (api.util.getRunningQueryThunk as unknown as RunningQuery)(endpointName, originalArgs),
    );
    const again = () => void dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    void running?.then(again, again);
  };

// Endpoints are created from contracts, so RTK Query's types do not include them.
type RunningQuery = (endpointName: string, parts: CallParts) => Thunk<Promise<unknown> | undefined>;
type Initiate = (parts: CallParts, options: object) => UnknownAction;
