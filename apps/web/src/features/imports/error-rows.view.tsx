import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type ImportRun,
  getImportFindings,
  listFindingRows,
  MAX_FINDING_ROWS,
  type ResultOf,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatErrorRowHeader, formatErrorRowLine } from '@quillcare/rules';
import { DownloadIcon } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { saveFile } from '../../shared/files/save-file';
import { useWords } from '../../shared/words/words';
import { findingWords } from './finding.en';
import { queryOnce } from './query-once';

/** Downloads the rows with errors, to be corrected elsewhere and imported again. */
export function ErrorRowsButton({ run }: { run: ImportRun }) {
  const t = useWords(findingWords);
  const [failure, setFailure] = useState('');
  const download = () => {
    setFailure('');
    downloadErrorRows(run).then(
      (isThere) => !isThere && setFailure(t('gone')),
      (error: unknown) => setFailure(`${t('downloadFailed')}. ${toProblem(error).detail}`),
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
        {t('download')}
      </Button>
      {failure && <Alert severity="info">{failure}</Alert>}
    </Box>
  );
}

/** Downloads the rows with errors as a CSV file that can be imported again. Returns false if they are no longer stored. */
async function downloadErrorRows({ id, fileName }: Pick<ImportRun, 'id' | 'fileName'>): Promise<boolean> {
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
