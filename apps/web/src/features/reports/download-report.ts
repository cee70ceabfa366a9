import { exportReport, REPORT_TEXTS, type ReportTextKey, type RequestOf } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import { word } from '../../shared/words/words';
import { reportWords } from './report.en';

type Query = NonNullable<RequestOf<typeof exportReport>['query']>;

/** Fetches a table of the report as a CSV file and saves it; rejects with an `ApiProblem`. */
export async function downloadReport(query: Query): Promise<void> {
  const receive = async (response: Response) => ({
    name: fileNameOf(response),
    blob: new Blob([await response.arrayBuffer()], { type: 'text/csv' }),
  });
  const parts = { query, body: { texts: textsOfPage() }, receive };
  const answer = await callOperation({ operation: exportReport, parts }, new AbortController().signal);
  if ('error' in answer) throw answer.error;
  const { name, blob } = answer.data as Awaited<ReturnType<typeof receive>>;
  save(blob, name);
}

/** The file is written with the words of the page, in the reader's language. */
function textsOfPage(): Record<string, string> {
  const keys = Object.keys(REPORT_TEXTS) as ReportTextKey[];
  return Object.fromEntries(keys.map((key) => [key, word(reportWords, key)]));
}

function fileNameOf(response: Response): string {
  const [, name] = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'report.csv';
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
