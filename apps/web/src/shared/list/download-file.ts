import type { Operation } from '@quillcare/contracts';
import { callOperation } from '../api/api';
import { problemHere, unreachable } from '../api/problem';
import type { CallParts } from '../api/request';
import { fileNameOf, saveFile } from '../files/save-file';
import { word } from '../words/words';
import { listWords } from './list.en';

const NEW_LINE = 10;

interface CsvFile {
  name: string;
  blob: Blob;
  lines: number;
}

/**
 * Fetches a CSV file and saves it. Rejects with an `ApiProblem`; a file that ends early is not saved. Answers with the number
 * of rows below the heading.
 */
export async function downloadCsv(
  operation: Operation,
  parts: Pick<CallParts, 'params' | 'query' | 'body'>,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const receive = async (response: Response): Promise<CsvFile> => ({
    name: fileNameOf(response, 'export.csv'),
    ...(await read(response, onRows)),
  });
  const answer = await callOperation({ operation, parts: { ...parts, receive } }, signal);
  if ('error' in answer) throw answer.error;
  const { name, blob, lines } = answer.data as CsvFile;
  saveFile(blob, name);
  return Math.max(0, lines - 1);
}

/** Reads the file as it comes; a line break ends each row, also the last one. */
async function read(response: Response, onRows: (count: number) => void) {
  const parts: BlobPart[] = [];
  let lines = 0;
  const reader = response.body?.getReader();
  if (!reader) throw unreachable();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw problemHere(word(listWords, 'export.broken'), 'SERVICE_UNAVAILABLE');
    });
    if (done) return { blob: new Blob(parts, { type: 'text/csv' }), lines };
    parts.push(value);
    lines += value.filter((byte) => byte === NEW_LINE).length;
    onRows(Math.max(0, lines - 1));
  }
}
