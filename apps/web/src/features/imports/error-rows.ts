import {
  getImportFindings,
  listFindingRows,
  MOST_FINDING_ROWS,
  type ImportRun,
  type ResultOf,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, errorRowHeader, errorRowLine } from '@quillcare/rules';
import { saveFile } from '../../shared/files/save-file';
import { askOnce } from './ask-once';

/** Downloads the rows with errors as a CSV file that can be imported again. Returns false if they are no longer stored. */
export async function downloadErrorRows({
  id,
  fileName,
}: Pick<ImportRun, 'id' | 'fileName'>): Promise<boolean> {
  const params = { id };
  const { header } = await askOnce(getImportFindings, { params });
  const lines = [CSV_BYTE_ORDER_MARK, errorRowHeader(header)];
  for (let cursor: number | null = 0; cursor !== null;) {
    const query = { errors: 'true' as const, limit: MOST_FINDING_ROWS, cursor };
    const page: ResultOf<typeof listFindingRows> = await askOnce(listFindingRows, { params, query });
    lines.push(...page.items.map((row) => errorRowLine(header, row)));
    cursor = page.nextCursor;
  }
  if (lines.length <= 2) return false;
  saveFile(new Blob(lines, { type: 'text/csv' }), `${fileName.replace(/\.[a-z]+$/i, '')}-errors.csv`);
  return true;
}
