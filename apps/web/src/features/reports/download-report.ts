import { exportReport, REPORT_TEXTS, type ReportTextKey, type RequestOf } from '@quillcare/contracts';
import { downloadFile } from '../../shared/files/download-file';
import { word } from '../../shared/words/words';
import { reportWords } from './report.en';

type Query = NonNullable<RequestOf<typeof exportReport>['query']>;

/** Fetches a table of the report as a CSV file and saves it; rejects with an `ApiProblem`. */
export function downloadReport(query: Query): Promise<void> {
  return downloadFile(exportReport, { query, body: { texts: textsOfPage() } });
}

/** The file is written with the words of the page, in the reader's language. */
function textsOfPage(): Record<string, string> {
  const keys = Object.keys(REPORT_TEXTS) as ReportTextKey[];
  return Object.fromEntries(keys.map((key) => [key, word(reportWords, key)]));
}
