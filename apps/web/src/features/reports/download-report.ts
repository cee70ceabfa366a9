import { exportReport, REPORT_TEXTS, type ReportTextKey, type RequestOf } from '@quillcare/contracts';
import { downloadFile } from '../../shared/files/download-file';
import { word } from '../../shared/words/words';
import { reportWords } from './report.en';

type Query = NonNullable<RequestOf<typeof exportReport>['query']>;

/** Downloads a table of the report as CSV. Rejects with an `ApiProblem`. */
export function downloadReport(query: Query): Promise<void> {
  return downloadFile(exportReport, { query, body: { texts: textsOfPage() } });
}

/** Sends the page's texts so that the file is in the user's language. */
function textsOfPage(): Record<string, string> {
  const keys = Object.keys(REPORT_TEXTS) as ReportTextKey[];
  return Object.fromEntries(keys.map((key) => [key, word(reportWords, key)]));
}
