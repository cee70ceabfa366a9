import type { Operation } from '@quillcare/contracts';
import { callOperation } from '../api/api';
import type { CallParts } from '../api/request';
import { fileNameOf, saveFile } from './save-file';

/** Fetches a file that an operation answers and saves it under the name that the server gives. Rejects with an `ApiProblem`. */
export async function downloadFile(operation: Operation, parts: Omit<CallParts, 'receive'>): Promise<void> {
  const receive = async (response: Response) => ({
    name: fileNameOf(response, 'file'),
    blob: await response.blob(),
  });
  const answer = await callOperation(
    { operation, parts: { ...parts, receive } },
    new AbortController().signal,
  );
  if ('error' in answer) throw answer.error;
  const { name, blob } = answer.data as Awaited<ReturnType<typeof receive>>;
  saveFile(blob, name);
}
