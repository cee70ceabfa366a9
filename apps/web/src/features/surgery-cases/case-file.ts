import type { Operation } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import type { CallParts } from '../../shared/api/request';

/** Fetches a file that an operation answers. Rejects with an `ApiProblem`. */
export async function fetchFile(operation: Operation, parts: Omit<CallParts, 'receive'>): Promise<Blob> {
  const receive = (response: Response) => response.blob();
  const answer = await callOperation(
    { operation, parts: { ...parts, receive } },
    new AbortController().signal,
  );
  if ('error' in answer) throw answer.error;
  return answer.data as Blob;
}

/** Saves a file as the browser saves downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
