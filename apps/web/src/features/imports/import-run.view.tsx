import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cancelImport, getImport, type ImportRun } from '@quillcare/contracts';
import { createdCount, formatNumber } from '@quillcare/rules';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { listPath } from '../../shared/entries/import-path';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { ImportMessages } from './import-messages.view';
import { importWords } from './import.en';

/** Live events report progress; polling covers a lost event stream. */
const POLL_MS = 5_000;

const isOver = (run: ImportRun | undefined) => run !== undefined && run.finishedAt !== null;

export function ImportRunView({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const tImport = useWords(importWords);
  const known = useOperationQuery(getImport, { params: { id: importId } });
  const request = useOperationQuery(
    getImport,
    { params: { id: importId } },
    { pollingInterval: isOver(known.data) ? 0 : POLL_MS },
  );
  return (
    <Loaded request={request} failed={tImport('loadFailed')} skeleton={200}>
      {(run) => <Run run={run} onAnother={onAnother} />}
    </Loaded>
  );
}

function Run({ run, onAnother }: { run: ImportRun; onAnother: () => void }) {
  const tImport = useWords(importWords);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{run.fileName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {tImport(`types.${run.entityType}.list`)}
          </Typography>
        </Box>
        {isOver(run) ? <Outcome run={run} /> : <Progress run={run} />}
        {isOver(run) && run.described > 0 && <DraftsNotice count={run.described} />}
        {!isOver(run) && <CancelButton run={run} />}
        <Figures run={run} />
        {isOver(run) && (
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={onAnother}>
              {tImport('another')}
            </Button>
            <Button variant="contained" component={RouterLink} to={listPath(run.entityType)}>
              {tImport(`types.${run.entityType}.see`)}
            </Button>
          </Box>
        )}
      </Paper>
      <ImportMessages run={run} />
    </Box>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const tImport = useWords(importWords);
  const t = useWords(messagesWords);
  const share =
    run.bytesTotal > 0 ? Math.min(100, Math.round((run.bytesProcessed / run.bytesTotal) * 100)) : 0;
  const label = progressLabel(run, share);
  return (
    <Box>
      <Typography className="tabular" sx={{ mb: 0.75 }} role="status">
        {label}
      </Typography>
      <LinearProgress
        variant={run.status === 'QUEUED' ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={label}
        sx={{ borderRadius: 1, height: 6 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('uploaded')}. {tImport('keepGoing')}
      </Typography>
    </Box>
  );
}

function progressLabel(run: ImportRun, share: number): string {
  if (run.cancelRequestedAt !== null) return word(importWords, 'cancelling');
  return run.status === 'QUEUED' ? word(importWords, 'queued') : `${word(importWords, 'running')}, ${share}%`;
}

function CancelButton({ run }: { run: ImportRun }) {
  const tImport = useWords(importWords);
  const [cancel, { isLoading }] = useOperationMutation(cancelImport);
  const [failure, setFailure] = useState('');
  const isAsked = isLoading || run.cancelRequestedAt !== null;
  const onClick = () => {
    if (isAsked) return;
    cancel({ params: { id: run.id } }).catch((error: unknown) => setFailure(toProblem(error).detail));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
      {failure && (
        <Alert severity="error" role="alert">
          <strong>{tImport('cancelFailed')}</strong>. {failure}
        </Alert>
      )}
      <Button variant="outlined" onClick={onClick} aria-disabled={isAsked}>
        {isAsked ? tImport('cancelling') : tImport('cancel')}
      </Button>
    </Box>
  );
}

const OUTCOMES = {
  COMPLETED: { severity: 'success', title: 'done' },
  FAILED: { severity: 'error', title: 'failed' },
  CANCELLED: { severity: 'info', title: 'cancelled' },
} as const;

function Outcome({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { severity, title } = OUTCOMES[run.status as keyof typeof OUTCOMES];
  const hasFailures = run.status === 'COMPLETED' && run.failed > 0;
  return (
    <Alert severity={hasFailures ? 'warning' : severity} role="status">
      <strong>{t(title)}</strong>
      {run.summary && <Box sx={{ whiteSpace: 'pre-line' }}>{run.summary}</Box>}
    </Alert>
  );
}

function DraftsNotice({ count }: { count: number }) {
  const t = useWords(importWords);
  return (
    <Alert severity="info">
      {t('drafts', { count })}{' '}
      <Link component={RouterLink} to={listPath('surgeries')} color="inherit" underline="always">
        {t('draftsLink')}
      </Link>
    </Alert>
  );
}

const FIGURES = Object.keys(importWords.en.figures) as (keyof typeof importWords.en.figures)[];

function Figures({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const figures = { ...run, created: createdCount(run) };
  const shown = FIGURES.filter((key) => key !== 'described' || run.entityType === 'surgeries');
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))' }}
    >
      {shown.map((key) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`figures.${key}`)}
          </Typography>
          <Typography component="dd" className="tabular" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            {formatNumber(figures[key], locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
