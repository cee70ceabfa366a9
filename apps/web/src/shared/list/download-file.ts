import type { Operation } from '@quillcare/contracts';
import { callOperation } from '../api/api';
import { clientProblem, unreachableProblem } from '../api/problem';
import type { CallParts } from '../api/request';
import { parseFileName, saveFile } from '../files/save-file';
import { word } from '../words/words';
import { listWords } from './list.en';

const NEWLINE_BYTE = 10;
const QUOTE_BYTE = 34;

interface SavedFile {
  name: string;
  type: string;
  parts: readonly Uint8Array<ArrayBuffer>[];
  lines: number;
}

interface DownloadOptions {
  onRows: (count: number) => void;
  signal: AbortSignal;
}

/**
 * Fetches a file and saves it. Rejects with an `ApiProblem`; a truncated file is not saved. Resolves with the number of rows
 * below the heading, which is only meaningful for CSV.
 */
export async function downloadFile(
  operation: Operation,
  parts: Pick<CallParts, 'params' | 'query' | 'body'>,
  { onRows, signal }: DownloadOptions,
): Promise<number> {
  const receive = async (response: Response): Promise<SavedFile> => ({
    name: parseFileName(response, 'export.csv'),
    type: response.headers.get('content-type') ?? 'text/csv',
    ...(await read(response, onRows)),
  });
  const answer = await callOperation({ operation, parts: { ...parts, receive } }, signal);
  if ('error' in answer) throw answer.error;
  const { name, type, parts: bytes, lines } = answer.data as SavedFile;
  saveFile(new Blob([...bytes], { type }), name);
  return Math.max(0, lines - 1);
}

/**
 * Reads the file as it arrives, counting rows. Every row, including the last, ends with a line break. Those between quotation marks
 * belong to a cell.
 */
async function read(response: Response, onRows: (count: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [lines, isQuoted] = [0, false];
  const reader = response.body?.getReader();
  if (!reader) throw unreachableProblem();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw clientProblem(word(listWords, 'export.broken'), 'SERVICE_UNAVAILABLE');
    });
    if (done) return { parts, lines };
    parts.push(value);
    for (const byte of value)
      if (byte === QUOTE_BYTE) isQuoted = !isQuoted;
      else if (byte === NEWLINE_BYTE && !isQuoted) lines += 1;
    onRows(Math.max(0, lines - 1));
  }
}
