import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { mutationEndpoint, queryEndpoint, type MutationRequest } from './endpoints';
import { createActionKeys } from './idempotency';
import { beginWrite } from './own-writes';
import type { ApiProblem } from './problem';

export { skipToken };

export interface OperationQueryState<O extends Operation> {
  /** Answer to the current request, or to the previous one while the current is running. */
  data: ResultOf<O> | undefined;
  /** Answer to the current request only. */
  currentData: ResultOf<O> | undefined;
  error: ApiProblem | undefined;
  /** Whether the first request is running. */
  isLoading: boolean;
  /** Whether any request is running. */
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
}

export interface OperationQueryOptions {
  pollingInterval?: number;
  refetchOnMountOrArgChange?: boolean | number;
}

/** Runs a query of the contract, which defines how it is cached and refreshed. Pass `skipToken` to postpone it. */
export function useOperationQuery<O extends Operation>(
  operation: O,
  request: RequestOf<O> | typeof skipToken,
  options?: OperationQueryOptions,
): OperationQueryState<O> {
  return queryEndpoint(operation).useQuery(request, options) as OperationQueryState<O>;
}

export interface OperationMutationState<O extends Operation> {
  isLoading: boolean;
  error: ApiProblem | undefined;
  data: ResultOf<O> | undefined;
  reset: () => void;
}

/** Runs the operation. Rejects with an `ApiProblem`. */
export type RunOperation<O extends Operation> = (request: MutationRequest<O>) => Promise<ResultOf<O>>;

/**
 * Runs a command of the contract. Each user action has one idempotency key, which is reused when the same request is retried
 * after a failure, so that a lost answer never doubles the effect.
 */
export function useOperationMutation<O extends Operation>(
  operation: O,
): [RunOperation<O>, OperationMutationState<O>] {
  const [trigger, state] = mutationEndpoint(operation).useMutation();
  const keys = useRef(createActionKeys());
  const run = useCallback<RunOperation<O>>(
    async (request) => {
      const idempotencyKey = keys.current.keyFor(request);
      const result = await trigger({ ...request, idempotencyKey, correlationId: beginWrite() }).unwrap();
      keys.current.markDone(request);
      return result as ResultOf<O>;
    },
    [trigger],
  );
  return [run, state as OperationMutationState<O>];
}

/** Returns a function that runs commands known only at run time, such as those of a list's rows. Rejects with an `ApiProblem`. */
export function useRunOperation(): <O extends Operation>(
  operation: O,
  request: MutationRequest<O>,
) => Promise<ResultOf<O>> {
  const dispatch = useDispatch();
  const keys = useRef(createActionKeys());
  return useCallback(
    async (operation, request) => {
      const action = { operation: operation.name, request };
      const idempotencyKey = keys.current.keyFor(action);
      const parts = { ...request, idempotencyKey, correlationId: beginWrite() };
      const start = mutationEndpoint(operation).initiate(parts, { track: false });
      const result = await (dispatch(start) as unknown as { unwrap: () => Promise<unknown> }).unwrap();
      keys.current.markDone(action);
      return result as ResultOf<typeof operation>;
    },
    [dispatch],
  );
}
