import type { Operation, Principal, RequestOf, ResultOf } from '@quillcare/contracts';
import { contextFor, runInContext, type RpcClient } from '@quillcare/service-kit';

/** Calls an operation as one principal. */
export type Call = <O extends Operation>(operation: O, request: RequestOf<O>) => Promise<ResultOf<O>>;

/** Returns the calls of a principal: the demo practice's administrator, its patients, or the launcher itself. */
export type CallAs = (principal: Principal) => Call;

/** The same with an idempotency key for each call, so that a repeated call is carried out once. */
export type KeyedCallAs = (principal: Principal, idempotencyKey?: string) => Call;

export function callsOf(rpc: RpcClient): KeyedCallAs {
  return (principal, idempotencyKey) => (operation, request) =>
    runInContext(contextFor(principal), () => rpc.call(operation, request, { idempotencyKey }));
}
