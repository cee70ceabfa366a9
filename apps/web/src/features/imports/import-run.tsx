import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getImport, type ImportRun } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { ErrorState } from '@quillcare/ui';
import { useOperationQuery } from '../../app/api';
import { ImportMessages } from './import-messages';
import { importTexts } from './import.texts';

/** The stream of events tells of progress; this is for when it is away. */
const POLL_MS = 5_000;

const isOver = (run: ImportRun | undefined) => run?.status === 'COMPLETED' || run?.status === 'FAILED';

export function ImportRunView({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const known = useOperationQuery(getImport, { params: { id: importId } });
  const { data, error, refetch } = useOperationQuery(
    getImport,
    { params: { id: importId } },
    { pollingInterval: isOver(known.data) ? 0 : POLL_MS },
  );
  if (error && !data)
    return (
      <ErrorState
        title={importTexts.loadFailed}
        message={error.detail}
        reference={error.correlationId}
        onRetry={refetch}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={200} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{data.fileName}</Typography>
        {isOver(data) ? <Outcome run={data} /> : <Progress run={data} />}
        <Figures run={data} />
        {isOver(data) && (
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={onAnother}>
              {importTexts.another}
            </Button>
            <Button variant="contained" component={RouterLink} to="/clients">
              {importTexts.toClients}
            </Button>
          </Box>
        )}
      </Paper>
      <ImportMessages run={data} />
    </Box>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const share =
    run.bytesTotal > 0 ? Math.min(100, Math.round((run.bytesProcessed / run.bytesTotal) * 100)) : 0;
  const label = run.status === 'QUEUED' ? importTexts.queued : `${importTexts.running}, ${share} %`;
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
        {importTexts.keepGoing}
      </Typography>
    </Box>
  );
}

function Outcome({ run }: { run: ImportRun }) {
  const isFine = run.status === 'COMPLETED';
  return (
    <Alert severity={isFine ? (run.failed > 0 ? 'warning' : 'success') : 'error'} role="status">
      <strong>{isFine ? importTexts.done : importTexts.failed}</strong>
      {run.summary && <Box sx={{ whiteSpace: 'pre-line' }}>{run.summary}</Box>}
    </Alert>
  );
}

function Figures({ run }: { run: ImportRun }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))' }}
    >
      {Object.entries(importTexts.figures).map(([key, label]) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" className="tabular" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            {formatNumber(run[key as keyof typeof importTexts.figures])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
