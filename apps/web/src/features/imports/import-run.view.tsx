import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getImport, type ImportRun } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { listPath } from '../../shared/entries/import-path';
import { Loaded } from '../../shared/loading/loaded.view';
import { ImportCheckView } from './import-check.view';
import { ErrorRowsButton } from './error-rows.view';
import { ImportFigures } from './import-figures.view';
import { ImportMessages } from './import-messages.view';
import { CancelImportButton, ImportProgressView } from './import-progress.view';
import { ImportUndoPanel } from './import-undo.panel';
import { SkippedContent } from './skipped-content.view';
import { UndoneRecords } from './undone-records.view';
import { importWords } from './import.en';
import { PageLink } from '../../shared/navigation/page-link.view';

/** Progress arrives as live events; polling covers a dropped event stream. In milliseconds. */
const POLL_MS = 5_000;

const isFinished = (run: ImportRun | undefined) => run !== undefined && run.finishedAt !== null;
/** Returns whether neither the import nor an undo is running. */
const isIdle = (run: ImportRun | undefined) =>
  isFinished(run) && (run?.undo == null || run.undo.finishedAt !== null);

interface ImportRunViewProps {
  importId: string;
  onAnother: () => void;
  /** Called when the checked file is imported, with the new import's id. */
  onStarted: (importId: string) => void;
}

export function ImportRunView({ importId, onAnother, onStarted }: ImportRunViewProps) {
  const tImport = useWords(importWords);
  const known = useOperationQuery(getImport, { params: { id: importId } });
  const request = useOperationQuery(
    getImport,
    { params: { id: importId } },
    { pollingInterval: isIdle(known.data) ? 0 : POLL_MS },
  );
  return (
    <Loaded request={request} failed={tImport('loadFailed')} skeleton={200}>
      {(run) =>
        run.dryRun ? (
          <ImportCheckView run={run} onAnother={onAnother} onStarted={onStarted} />
        ) : (
          <Run run={run} onAnother={onAnother} />
        )
      }
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
          <Muted>{tImport(`types.${run.entityType}.list`)}</Muted>
        </Box>
        {isFinished(run) ? <Outcome run={run} /> : <ImportProgressView run={run} />}
        {isFinished(run) && run.described > 0 && <DraftsNotice count={run.described} />}
        {!isFinished(run) && <CancelImportButton run={run} />}
        <ImportFigures run={run} />
        <SkippedContent run={run} />
        {isFinished(run) && run.failed > 0 && <ErrorRowsButton run={run} />}
        {isFinished(run) && <ImportUndoPanel run={run} />}
        {isFinished(run) && (
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
      {run.undo && isIdle(run) && <UndoneRecords run={run} undo={run.undo} />}
      <ImportMessages run={run} />
    </Box>
  );
}

const OUTCOME_TITLES = {
  COMPLETED: { severity: 'success', title: 'done' },
  FAILED: { severity: 'error', title: 'failed' },
  CANCELLED: { severity: 'info', title: 'cancelled' },
} as const;

function Outcome({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { severity, title } = OUTCOME_TITLES[run.status as keyof typeof OUTCOME_TITLES];
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
      <PageLink to={listPath('surgeries')} color="inherit" underline="always">
        {t('draftsLink')}
      </PageLink>
    </Alert>
  );
}
