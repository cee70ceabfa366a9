import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { startCheckedImport, type ImportRun } from '@quillcare/contracts';
import { createdCount, formatNumber } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { ImportFindings } from './import-findings.view';
import { findingWords } from './finding.en';
import { useFindings, type Findings } from './use-findings';
import { CheckedRows } from './checked-rows.view';
import { LeftOut } from './left-out.view';
import { ImportFigures } from './import-figures.view';
import { CancelImportButton, ImportProgressView } from './import-progress.view';
import { importWords } from './import.en';
import { useRepeatedFile } from './use-repeated-file';

interface ImportCheckProps {
  run: ImportRun;
  onAnother: () => void;
  onStarted: (importId: string) => void;
}

/** Result of a dry run, from which the same file can be imported with one click. */
export function ImportCheckView({ run, onAnother, onStarted }: ImportCheckProps) {
  const t = useWords(importWords);
  const isOver = run.finishedAt !== null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{run.fileName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`types.${run.entityType}.list`)} · {t(`strategies.${run.duplicateStrategy}.label`)}
          </Typography>
        </Box>
        {isOver ? <CheckOutcome run={run} /> : <ImportProgressView run={run} />}
        {!isOver && <CancelImportButton run={run} />}
        <ImportFigures run={run} />
        <LeftOut run={run} />
        {isOver && run.total === 0 && <CheckActions run={run} onAnother={onAnother} onStarted={onStarted} />}
      </Paper>
      {isOver && run.total > 0 && (
        <CheckedFile key={run.id} run={run} onAnother={onAnother} onStarted={onStarted} />
      )}
    </Box>
  );
}

/** What was found in the checked file and what would happen to each row. */
function CheckedFile({ run, onAnother, onStarted }: ImportCheckProps) {
  const findings = useFindings(run);
  return (
    <>
      <ImportFindings run={run} findings={findings} />
      <CheckActions run={run} findings={findings} onAnother={onAnother} onStarted={onStarted} />
      <CheckedRows run={run} />
    </>
  );
}

const OUTCOMES = {
  COMPLETED: { severity: 'info', title: 'check.done' },
  FAILED: { severity: 'error', title: 'check.failed' },
  CANCELLED: { severity: 'info', title: 'check.cancelled' },
} as const;

function CheckOutcome({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const { severity, title } = OUTCOMES[run.status as keyof typeof OUTCOMES];
  const created = createdCount(run);
  const isFull = !fits(run);
  return (
    <Alert severity={isFull ? 'warning' : severity} role="status">
      <strong>{t(title)}</strong>
      {run.status === 'FAILED' && run.errors.length === 0 && run.summary && <Box>{run.summary}</Box>}
      {run.status === 'COMPLETED' && run.room && (
        <Box>
          {t(isFull ? 'check.full' : 'check.fits', {
            created: formatNumber(created, locale),
            left: formatNumber(run.room.left, locale),
          })}
        </Box>
      )}
      {run.status === 'COMPLETED' && <Box>{t('check.keptFor')}</Box>}
    </Alert>
  );
}

interface CheckActionsProps extends ImportCheckProps {
  findings?: Findings;
}

function CheckActions({ run, findings, onAnother, onStarted }: CheckActionsProps) {
  const t = useWords(importWords);
  const tFinding = useWords(findingWords);
  const [begin, { isLoading }] = useOperationMutation(startCheckedImport);
  const { start, dialog } = useRepeatedFile();
  const [failure, setFailure] = useState('');
  const begins = async (body: { again: boolean; dryRun: boolean }) =>
    onStarted((await begin({ params: { id: run.id }, body })).id);
  const onClick = (dryRun: boolean) => () => {
    if (isLoading) return;
    setFailure('');
    start((again) => begins({ again, dryRun })).catch((error: unknown) =>
      setFailure(toProblem(error).detail),
    );
  };
  const refused = findings?.summary?.refused ?? run.failed;
  const isStale = refused !== run.failed;
  return (
    <>
      {failure && (
        <Alert severity="error" role="alert">
          <strong>{t('check.startFailed')}</strong>. {failure}
        </Alert>
      )}
      {isStale && <Alert severity="info">{tFinding('stale')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onAnother}>
          {t('check.another')}
        </Button>
        {isStale && (
          <Button variant="outlined" onClick={onClick(true)} aria-disabled={isLoading}>
            {tFinding('again')}
          </Button>
        )}
        {isImportable(run, refused) && (
          <Button variant="contained" onClick={onClick(false)} aria-disabled={isLoading}>
            {isLoading ? t('check.starting') : t('check.import')}
          </Button>
        )}
      </Box>
      {dialog}
    </>
  );
}

/**
 * Returns whether the file can be imported. That includes a file that failed the check as a whole, once at least one row has been
 * corrected.
 */
function isImportable(run: ImportRun, refused: number): boolean {
  return fits(run) && (run.status === 'COMPLETED' || (run.status === 'FAILED' && refused < run.total));
}

function fits(run: ImportRun): boolean {
  return run.room === null || run.room === undefined || createdCount(run) <= run.room.left;
}
