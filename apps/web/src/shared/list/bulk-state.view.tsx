import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { BulkState } from './use-bulk-run';

export const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.75,
  mb: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'surface.tint',
} as const;

export function BulkProgress({ state: { label, run }, onStop }: { state: BulkState; onStop: () => void }) {
  const t = useWords(listWords);
  const done = run.done + run.refused;
  return (
    <Box role="status" sx={bar}>
      <Typography sx={{ fontWeight: 600 }} className="tabular">
        {label}: {run.total === 0 ? t('bulk.gathering') : t('bulk.progress', { done, count: run.total })}
      </Typography>
      <LinearProgress
        aria-label={label}
        {...(run.total === 0 ? {} : { variant: 'determinate', value: (done / run.total) * 100 })}
        sx={{ flex: 1, minWidth: 120, borderRadius: 1 }}
      />
      <Button size="small" onClick={onStop} disabled={run.cancelRequestedAt !== null}>
        {t('bulk.stop')}
      </Button>
    </Box>
  );
}

export interface BulkResultProps {
  state: BulkState;
  onRetry: () => void;
  onUndo: () => void;
  onClose: () => void;
}

export function BulkResult({ state, onRetry, onUndo, onClose }: BulkResultProps) {
  const t = useWords(listWords);
  const { label, run } = state;
  const figures = { done: run.done, count: run.total };
  return (
    <Alert
      severity={run.done < run.total ? 'warning' : 'success'}
      role="status"
      onClose={onClose}
      slotProps={{ closeButton: { 'aria-label': t('bulk.close') } }}
      sx={{ mb: 1.5 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {label}: {t(run.status === 'COMPLETED' ? 'bulk.done' : 'bulk.cancelled', figures)}
      </Typography>
      {run.problem && <Typography variant="body2">{run.problem}</Typography>}
      <Refusals state={state} />
      {run.canUndo && (
        <Button size="small" onClick={onUndo} sx={{ mt: 0.5, ml: -0.75 }}>
          {t('bulk.undo')}
        </Button>
      )}
      {run.refusals.length > 0 && run.undoOf === null && (
        <Button size="small" onClick={onRetry} sx={{ mt: 0.5, ml: -0.75 }}>
          {run.refused > run.refusals.length
            ? t('bulk.retryListed', { figure: run.refusals.length })
            : t('bulk.retry')}
        </Button>
      )}
    </Alert>
  );
}

function Refusals({ state: { run, names } }: { state: BulkState }) {
  const t = useWords(listWords);
  if (run.refusals.length === 0) return null;
  const more = run.refused - run.refusals.length;
  return (
    <Box sx={{ maxHeight: 180, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={t('bulk.failed')}>
      <Box component="ul" aria-label={t('bulk.failed')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {run.refusals.map(({ recordId, label, reason }) => (
          <li key={recordId}>
            <strong>{label || names.get(recordId) || t('bulk.one')}</strong>: {reason}
          </li>
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{t('bulk.more', { count: more })}</Typography>}
    </Box>
  );
}
