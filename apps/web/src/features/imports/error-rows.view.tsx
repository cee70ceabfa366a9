import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ImportRun } from '@quillcare/contracts';
import { DownloadIcon } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useWords } from '../../shared/words/words';
import { downloadErrorRows } from './error-rows';
import { findingWords } from './finding.en';

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
      {failure && (
        <Alert severity="info" role="alert">
          {failure}
        </Alert>
      )}
    </Box>
  );
}
