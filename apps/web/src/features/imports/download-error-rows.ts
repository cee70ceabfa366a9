import {
  getImportFindings,
  listFindingRows,
  MAX_FINDING_ROWS,
  type ImportRun,
  type ResultOf,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatErrorRowHeader, formatErrorRowLine } from '@quillcare/rules';
import { saveFile } from '../../shared/files/save-file';
import { queryOnce } from './query-once';

/** Downloads the rows with errors as a CSV file that can be imported again. Returns false if they are no longer stored. */
export async function downloadErrorRows({
  id,
  fileName,
}: Pick<ImportRun, 'id' | 'fileName'>): Promise<boolean> {
  const params = { id };
  const { header } = await queryOnce(getImportFindings, { params });
  const lines = [CSV_BYTE_ORDER_MARK, formatErrorRowHeader(header)];
  for (let cursor: number | null = 0; cursor !== null;) {
    const query = { errors: 'true' as const, limit: MAX_FINDING_ROWS, cursor };
    const page: ResultOf<typeof listFindingRows> = await queryOnce(listFindingRows, { params, query });
    lines.push(...page.items.map((row) => formatErrorRowLine(header, row)));
    cursor = page.nextCursor;
  }
  if (lines.length <= 2) return false;
  saveFile(new Blob(lines, { type: 'text/csv' }), `${fileName.replace(/\.[a-z]+$/i, '')}-errors.csv`);
  return true;
}
