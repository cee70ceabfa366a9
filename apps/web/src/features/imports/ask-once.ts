import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import type { CallParts } from '../../shared/api/request';

/** Runs a query once, bypassing the cache, because its result is a file or is being edited. Rejects with the server's problem. */
export async function askOnce<O extends Operation>(operation: O, parts: RequestOf<O>): Promise<ResultOf<O>> {
  const answer = await callOperation({ operation, parts: parts as CallParts }, new AbortController().signal);
  if ('error' in answer) throw answer.error;
  return answer.data as ResultOf<O>;
}
