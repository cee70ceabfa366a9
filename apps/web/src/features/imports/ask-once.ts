import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import type { CallParts } from '../../shared/api/request';

/** Reads once, beside the cache: what is read is a file, or changes under the hands of whoever reads it. */
export async function askOnce<O extends Operation>(operation: O, parts: RequestOf<O>): Promise<ResultOf<O>> {
  const answer = await callOperation({ operation, parts: parts as CallParts }, new AbortController().signal);
  if ('error' in answer) throw answer.error;
  return answer.data as ResultOf<O>;
}
