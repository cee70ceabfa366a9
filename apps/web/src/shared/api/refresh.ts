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

/** What happened on the server, and the id of the command that did it directly. */
export interface Change {
  tags: LiveTag[];
  cause?: string;
}

/** One request in the store. */
interface Asked {
  endpointName: string;
  originalArgs: CallParts;
}

const queries = new Map<string, Operation>();

/** Makes known what the answers of a query are about, also before the first one came. */
export function knowQuery(operation: Operation): void {
  queries.set(operation.name, operation);
}

/** Reads again what these tags make stale. */
export const refresh =
  (tags: CacheTag[]): Thunk<void> =>
  (dispatch) => {
    // Before: those that begin now are not meant.
    const again = dispatch(underWay(tags));
    dispatch(api.util.invalidateTags(tags));
    for (const asked of again) dispatch(askAfterwards(asked));
  };

/** Reads again what was being read while this tab's command ran, which RTK Query leaves out: it may be of the time before. */
export const readAgainAfter =
  (command: string | undefined, tags: CacheTag[]): Thunk<Promise<void>> =>
  async (dispatch) => {
    const answeredAt = command === undefined ? null : await ownWriteAnswered(command);
    if (answeredAt === null) return;
    for (const asked of dispatch(underWay(tags, answeredAt))) dispatch(askAfterwards(asked));
  };

/** Reads again what changed, but for what this tab read after its own command had done it. */
export const refreshAfter =
  (changes: readonly Change[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const stale: CacheTag[] = [];
    for (const { tags, cause } of changes) {
      const answeredAt = cause ? await ownWriteAnswered(cause) : null;
      if (answeredAt !== null) await nextTask(); // What the command made stale is being read again then.
      const changed = staleTags(tags);
      stale.push(
        ...(answeredAt === null ? changed : changed.filter((tag) => isOld(getState(), tag, answeredAt))),
      );
    }
    if (stale.length > 0) dispatch(refresh(stale));
  };

/** Whether something of the tag was last asked for before that time. */
function isOld(state: RootState, tag: CacheTag, time: number): boolean {
  return api.util
    .selectInvalidatedBy(state, [tag])
    .some(({ queryCacheKey }) => (state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0) < time);
}

/** The requests under way, begun before that time, whose answers would have one of the tags. */
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

// Endpoints are made from contracts, so that RTK Query's types know none of them.
type RunningQuery = (endpointName: string, parts: CallParts) => Thunk<Promise<unknown> | undefined>;
type Initiate = (parts: CallParts, options: object) => UnknownAction;
