import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LiveTag, Operation } from '@quillcare/contracts';
import { api } from './api';
import { awaitOwnWrite } from './own-writes';
import type { CallParts } from './request';
import { nextTask } from '../timing/next-task';
import { areStale, getProvidedTags, toStaleTags, type CacheTag } from './tags';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
type RootState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Thunk<T> = (dispatch: Dispatch, getState: () => RootState) => T;

/** A change on the server, with the id of the command that directly caused it. */
export interface Change {
  tags: LiveTag[];
  cause?: string;
}

interface QueryStart {
  endpointName: string;
  originalArgs: CallParts;
}

const queries = new Map<string, Operation>();

/** Registers a query, so that its tags are known even before its first answer. */
export function registerQuery(operation: Operation): void {
  queries.set(operation.name, operation);
}

/** Refetches everything these tags make stale. */
export const refresh =
  (tags: CacheTag[]): Thunk<void> =>
  (dispatch) => {
    // Collected before invalidating, so that requests started by it are not included.
    const pending = dispatch(pendingQueries(tags));
    dispatch(api.util.invalidateTags(tags));
    for (const query of pending) dispatch(refetchWhenSettled(query));
  };

/**
 * Refetches queries that were running during this tab's command, because their answers may predate it. RTK Query does not refetch
 * those.
 */
export const refetchPendingAfter =
  (command: string | undefined, tags: CacheTag[]): Thunk<Promise<void>> =>
  async (dispatch) => {
    const answeredAt = command === undefined ? null : await awaitOwnWrite(command);
    if (answeredAt === null) return;
    for (const query of dispatch(pendingQueries(tags, answeredAt))) dispatch(refetchWhenSettled(query));
  };

/**
 * Shows a command's answer at once where it is what a query answers, such as a record after its change. Otherwise a second act
 * that follows before the refetch would be based on the state before the first, and fail with a conflict.
 */
export const showAnswer =
  ({ result }: Operation, { params }: CallParts, answer: unknown): Thunk<void> =>
  (dispatch, getState) => {
    for (const entry of Object.values(getState().api.queries)) {
      if (entry?.data === undefined || queries.get(entry.endpointName ?? '')?.result !== result) continue;
      const { endpointName, originalArgs, data } = entry as unknown as QueryStart & { data: Known };
      if (isSameRecord(originalArgs, params, data, answer as Known) && !isNewer(data, answer as Known))
        dispatch(
          (api.util.updateQueryData as unknown as UpdateQuery)(endpointName, originalArgs, () => answer),
        );
    }
  };

type Known = { id?: unknown; version?: unknown } | null;

/** A record is known by its id, and everything else, such as settings, by where it is read. */
function isSameRecord(read: CallParts, written: CallParts['params'], data: Known, answer: Known): boolean {
  if (answer?.id !== undefined) return data?.id === answer.id;
  return !read.query && Object.entries(read.params ?? {}).every(([name, value]) => written?.[name] === value);
}

const isNewer = (data: Known, answer: Known): boolean =>
  typeof data?.version === 'number' && typeof answer?.version === 'number' && data.version > answer.version;

/** Refetches what changed, except what this tab has already refetched after its own command. */
export const refreshAfter =
  (changes: readonly Change[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const stale: CacheTag[] = [];
    for (const { tags, cause } of changes) {
      const answeredAt = cause ? await awaitOwnWrite(cause) : null;
      if (answeredAt !== null) await nextTask(); // By then, what the command made stale is being refetched.
      const changed = toStaleTags(tags);
      stale.push(
        ...(answeredAt === null
          ? changed
          : changed.filter((tag) => isOlderThan(getState(), tag, answeredAt))),
      );
    }
    if (stale.length > 0) dispatch(refresh(stale));
  };

/** Whether any query with the tag was last started before the given time. */
function isOlderThan(state: RootState, tag: CacheTag, time: number): boolean {
  return api.util
    .selectInvalidatedBy(state, [tag])
    .some(({ queryCacheKey }) => (state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0) < time);
}

/** Returns the running queries started before the given time whose answers would have one of the tags. */
const pendingQueries =
  (tags: CacheTag[], before = Infinity): Thunk<QueryStart[]> =>
  (_dispatch, getState) =>
    Object.values(getState().api.queries).flatMap((entry) => {
      const operation = queries.get(entry?.endpointName ?? '');
      if (entry?.status !== 'pending' || !operation || (entry.startedTimeStamp ?? 0) >= before) return [];
      const { endpointName, originalArgs } = entry as unknown as QueryStart;
      return areStale(getProvidedTags(operation, originalArgs), tags) ? [{ endpointName, originalArgs }] : [];
    });

const refetchWhenSettled =
  ({ endpointName, originalArgs }: QueryStart): Thunk<void> =>
  (dispatch) => {
    const { initiate } = (api.endpoints as Record<string, { initiate: Initiate }>)[endpointName]!;
    const running = dispatch(
      (api.util.getRunningQueryThunk as unknown as RunningQuery)(endpointName, originalArgs),
    );
    const refetch = () => void dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    void running?.then(refetch, refetch);
  };

// Endpoints are created from contracts, so RTK Query's types do not include them.
type RunningQuery = (endpointName: string, parts: CallParts) => Thunk<Promise<unknown> | undefined>;
type UpdateQuery = (endpointName: string, parts: CallParts, to: () => unknown) => Thunk<void>;
type Initiate = (parts: CallParts, options: object) => UnknownAction;
