import type { Operation } from '@quillcare/contracts';
import { callOperation } from '../api/api';
import type { CallParts } from '../api/request';
import { fileNameOf, saveFile } from './save-file';

type FileParts = Omit<CallParts, 'receive'>;

/** Fetches a file from an operation and saves it under the name given by the server. Rejects with an `ApiProblem`. */
export async function downloadFile(operation: Operation, parts: FileParts): Promise<void> {
  const { name, blob } = await received(operation, parts, async (response) => ({
    name: fileNameOf(response, 'file'),
    blob: await response.blob(),
  }));
  saveFile(blob, name);
}

/** Fetches a file from an operation. Rejects with an `ApiProblem`. */
export function fetchFile(operation: Operation, parts: FileParts): Promise<Blob> {
  return received(operation, parts, (response) => response.blob());
}

async function received<T>(
  operation: Operation,
  parts: FileParts,
  receive: (response: Response) => Promise<T>,
): Promise<T> {
  const answer = await callOperation(
    { operation, parts: { ...parts, receive } },
    new AbortController().signal,
  );
  if ('error' in answer) throw answer.error;
  return answer.data as T;
}
