import { exportQuotes } from '@quillcare/contracts';
import { problemFrom, problemHere, unreachable, type ApiProblem } from '../../../shared/api/problem';
import { requestFor } from '../../../shared/api/request';
import { word } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

const NEW_LINE = 10;

/**
 * Fetches the filtered list as a CSV file and saves it. Rejects with an `ApiProblem`; a file that ends early is not saved.
 * Answers with the number of rows below the heading.
 */
export async function downloadQuotes(
  query: Readonly<Record<string, string>>,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { url, init } = requestFor(exportQuotes, { query });
  const response = await fetch(url, { ...init, signal }).catch(() => null);
  if (!response) throw unreachable();
  if (!response.ok) throw await refusal(response);
  const { blob, lines } = await read(response, onRows);
  save(blob, fileNameOf(response));
  return Math.max(0, lines - 1);
}

async function refusal(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  return problemFrom(response.status, body, response.headers.get('retry-after'));
}

/** Reads the file as it comes; a line break ends each row, also the last one. */
async function read(response: Response, onRows: (count: number) => void) {
  const parts: BlobPart[] = [];
  let lines = 0;
  const reader = response.body?.getReader();
  if (!reader) throw unreachable();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw problemHere(word(quoteListWords, 'export.broken'), 'SERVICE_UNAVAILABLE');
    });
    if (done) return { blob: new Blob(parts, { type: 'text/csv' }), lines };
    parts.push(value);
    lines += value.filter((byte) => byte === NEW_LINE).length;
    onRows(Math.max(0, lines - 1));
  }
}

function fileNameOf(response: Response): string {
  const [, name] = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'quotes.csv';
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
