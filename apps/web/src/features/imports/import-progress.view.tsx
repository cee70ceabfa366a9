import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { cancelImport, type ImportRun } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { messagesWords } from '../../shared/messages/messages.en';
import { useLocale } from '../../shared/words/locale.store';
import { useWords, word } from '../../shared/words/words';
import { importWords } from './import.en';

export function ImportProgressView({ run }: { run: ImportRun }) {
  const tImport = useWords(importWords);
  const t = useWords(messagesWords);
  const share =
    run.bytesTotal > 0 ? Math.min(100, Math.round((run.bytesProcessed / run.bytesTotal) * 100)) : 0;
  const label = formatProgress(run, share);
  return (
    <Box>
      <Box
        sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between', mb: 0.75 }}
      >
        <Typography className="tabular" role="status">
          {label}
        </Typography>
        {run.pace && <PaceNote pace={run.pace} />}
      </Box>
      <LinearProgress
        variant={run.status === 'QUEUED' ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={label}
        sx={{ borderRadius: 1, height: 6 }}
      />
      <Muted sx={{ mt: 1 }}>
        {t('uploaded')}. {tImport('keepGoing')}
      </Muted>
    </Box>
  );
}

/** Kept out of the status region, which screen readers announce on every change. */
function PaceNote({ pace: { rowsPerSecond, secondsLeft } }: { pace: NonNullable<ImportRun['pace']> }) {
  const t = useWords(importWords);
  const rows = formatNumber(rowsPerSecond, useLocale());
  const timeLeft =
    secondsLeft < 60 ? t('pace.seconds') : t('pace.minutes', { count: Math.ceil(secondsLeft / 60) });
  return (
    <Typography className="tabular" color="textSecondary">
      {t('pace.rate', { rows })}, {timeLeft}
    </Typography>
  );
}

function formatProgress(run: ImportRun, share: number): string {
  if (run.cancelRequestedAt !== null) return word(importWords, 'cancelling');
  const running = word(importWords, run.dryRun ? 'check.running' : 'running');
  if (run.status !== 'QUEUED') return `${running}, ${share}%`;
  if (!run.waitsFor) return word(importWords, 'queued');
  const { fileName: file, count } = run.waitsFor;
  return count > 1
    ? word(importWords, 'waitsForMore', { file, more: count - 1 })
    : word(importWords, 'waitsFor', { file });
}

export function CancelImportButton({ run }: { run: ImportRun }) {
  const tImport = useWords(importWords);
  const [cancel, { isLoading }] = useOperationMutation(cancelImport);
  const [failure, setFailure] = useState('');
  const isAsked = isLoading || run.cancelRequestedAt !== null;
  const onClick = () => {
    if (isAsked) return;
    setFailure('');
    cancel({ params: { id: run.id } }).catch((error: unknown) => setFailure(toProblem(error).detail));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
      {failure && (
        <Alert severity="error">
          <strong>{tImport('cancelFailed')}</strong>. {failure}
        </Alert>
      )}
      <Button variant="outlined" onClick={onClick} aria-disabled={isAsked}>
        {isAsked ? tImport('cancelling') : tImport(run.dryRun ? 'check.cancel' : 'cancel')}
      </Button>
    </Box>
  );
}
