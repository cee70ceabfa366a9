import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { startCheckedImport, type ImportRun } from '@quillcare/contracts';
import { countCreated, formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { CorrectionGrid } from './correction-grid.view';
import { ErrorRowsButton } from './error-rows.view';
import { findingWords } from './finding.en';
import { UnexpectedValueChoices } from './unexpected-value-choice.view';
import { useFindings, type FindingsState } from './use-findings';
import { CheckedRows } from './checked-rows.view';
import { SkippedContent } from './skipped-content.view';
import { ImportFigures } from './import-figures.view';
import { CancelImportButton, ImportProgressView } from './import-progress.view';
import { importWords } from './import.en';
import { useRepeatedFile } from './use-repeated-file';

const FAILURE_KEYS = { load: 'loadFailed', mend: 'mend.failed', choose: 'choice.failed' } as const;

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
          <Muted>
            {t(`types.${run.entityType}.list`)} · {t(`strategies.${run.duplicateStrategy}.label`)}
          </Muted>
        </Box>
        {isOver ? <CheckOutcome run={run} /> : <ImportProgressView run={run} />}
        {!isOver && <CancelImportButton run={run} />}
        <ImportFigures run={run} />
        <SkippedContent run={run} />
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

const OUTCOME_TITLES = {
  COMPLETED: { severity: 'info', title: 'check.done' },
  FAILED: { severity: 'error', title: 'check.failed' },
  CANCELLED: { severity: 'info', title: 'check.cancelled' },
} as const;

function CheckOutcome({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const { severity, title } = OUTCOME_TITLES[run.status as keyof typeof OUTCOME_TITLES];
  const created = countNewRecords(run);
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
  findings?: FindingsState;
}

function CheckActions({ run, findings, onAnother, onStarted }: CheckActionsProps) {
  const t = useWords(importWords);
  const tFinding = useWords(findingWords);
  const [begin] = useOperationMutation(startCheckedImport);
  const [isStarting, setStarting] = useState(false);
  const { start, dialog } = useRepeatedFile();
  const [failure, setFailure] = useState('');
  const beginImport = async (body: { again: boolean; dryRun: boolean }) =>
    onStarted((await begin({ params: { id: run.id }, body })).id);
  const startOnceSaved = async (dryRun: boolean) => {
    // Corrections still being saved belong to what is imported. One that is refused is shown at its cell.
    if (findings && !(await findings.whenSaved())) return;
    await start((again) => beginImport({ again, dryRun }));
  };
  const onClick = (dryRun: boolean) => () => {
    if (isStarting) return;
    setFailure('');
    setStarting(true);
    startOnceSaved(dryRun)
      .catch((error: unknown) => setFailure(toProblem(error).detail))
      .finally(() => setStarting(false));
  };
  const refused = findings?.summary?.refused ?? run.failed;
  const isStale = refused !== run.failed;
  return (
    <>
      {failure && (
        <Alert severity="error">
          <strong>{t('check.startFailed')}</strong>. {failure}
        </Alert>
      )}
      {isStale && <Alert severity="info">{tFinding('stale')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onAnother}>
          {t('check.another')}
        </Button>
        {isStale && (
          <Button variant="outlined" onClick={onClick(true)} aria-disabled={isStarting}>
            {tFinding('again')}
          </Button>
        )}
        {isImportable(run, refused) && (
          <Button variant="contained" onClick={onClick(false)} aria-disabled={isStarting}>
            {isStarting ? t('check.starting') : t('check.import')}
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
  return run.room === null || run.room === undefined || countNewRecords(run) <= run.room.left;
}

/** Those flagged as possible duplicates count too, because the plan counts them. */
function countNewRecords(run: ImportRun): number {
  return countCreated(run) + run.flagged;
}

/** What a check found in a file's rows, how they will be handled, and a grid for correcting them. */
function ImportFindings({ run, findings }: { run: ImportRun; findings: FindingsState }) {
  const t = useWords(findingWords);
  const { summary, problem } = findings;
  if (problem === null && (!summary || summary.found === 0)) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('title')}
      sx={{ p: 2.5, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{t('title')}</Typography>
      {problem && (
        <Alert severity="error">
          <strong>{t(FAILURE_KEYS[problem.what])}</strong>. {problem.detail}
        </Alert>
      )}
      {summary && (
        <>
          <Typography role="status" className="tabular">
            {summary.refused > 0 ? t('left', { count: summary.refused }) : t('none')}
            {summary.mended > 0 && ` ${t('mend.cells', { count: summary.mended })}.`}
          </Typography>
          <UnexpectedValueChoices run={run} summary={summary} choose={findings.choose} />
          <CorrectionGrid run={run} summary={summary} findings={findings} />
          {summary.refused > 0 && <ErrorRowsButton run={run} />}
        </>
      )}
    </Paper>
  );
}
