import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, ListScope, Row } from './list.types';
import { useBulkRun, type BulkRun, type ListBulkAction } from './use-bulk-run';

export interface BulkBarProps {
  list: List;
  scope: ListScope;
  rows: readonly Row[];
  onClear: () => void;
}

/** What can be done with the selected rows; then how far it is, and what became of each row. */
export function BulkBar({ list, scope, rows, onClear }: BulkBarProps) {
  const t = useWords(listWords);
  const { state, start, stop, close } = useBulkRun();
  const begin = (action: ListBulkAction, chosen: readonly Row[]) => {
    // The rows change while the command runs, and what is done needs no selection any more.
    onClear();
    void start(action, chosen);
  };
  if (state?.isRunning) return <Progress list={list} run={state} onStop={stop} />;
  return (
    <>
      {state && (
        <Result
          list={list}
          run={state}
          onRetry={() =>
            begin(
              state.action,
              state.failed.map(({ row }) => row),
            )
          }
          onClose={close}
        />
      )}
      {rows.length > 0 && (
        <Box role="toolbar" aria-label={t('selection.bar')} sx={bar}>
          <Typography sx={{ fontWeight: 600, mr: 1 }} className="tabular" aria-live="polite">
            {t('selection.chosen', { count: rows.length })}
          </Typography>
          {bulkActionsOf(list, scope).map((action) => {
            const suitable = rows.filter((row) => !action.when || action.when(row));
            return (
              <Button
                key={action.name}
                size="small"
                variant="outlined"
                startIcon={action.icon}
                disabled={suitable.length === 0}
                title={suitable.length === 0 ? t('selection.none') : undefined}
                onClick={() => begin(action, suitable)}
              >
                {list.text(action.label)}
                {suitable.length < rows.length && suitable.length > 0 && ` (${suitable.length})`}
              </Button>
            );
          })}
          <Button size="small" onClick={onClear} sx={{ ml: 'auto' }}>
            {t('selection.clear')}
          </Button>
        </Box>
      )}
    </>
  );
}

export function bulkActionsOf(list: List, scope: ListScope): readonly ListBulkAction[] {
  return (list.bulk ?? []).filter(({ operation, may }) => scope.allows(operation) && (!may || may(scope)));
}

const bar = {
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

function Progress({ list, run, onStop }: { list: List; run: BulkRun; onStop: () => void }) {
  const t = useWords(listWords);
  const done = run.done.length + run.failed.length;
  const label = list.text(run.action.label);
  return (
    <Box role="status" sx={bar}>
      <Typography sx={{ fontWeight: 600 }} className="tabular">
        {label}: {t('bulk.progress', { done, count: run.rows.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={(done / run.rows.length) * 100}
        sx={{ flex: 1, minWidth: 120, borderRadius: 1 }}
      />
      <Button size="small" onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    </Box>
  );
}

interface ResultProps {
  list: List;
  run: BulkRun;
  onRetry: () => void;
  onClose: () => void;
}

function Result({ list, run: { action, rows, done, failed }, onRetry, onClose }: ResultProps) {
  const t = useWords(listWords);
  return (
    <Alert
      severity={done.length < rows.length ? 'warning' : 'success'}
      role="status"
      onClose={onClose}
      slotProps={{ closeButton: { 'aria-label': t('bulk.close') } }}
      sx={{ mb: 1.5 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {list.text(action.label)}: {t('bulk.done', { done: done.length, count: rows.length })}
      </Typography>
      {failed.length > 0 && (
        <>
          <Box component="ul" aria-label={t('bulk.failed')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {failed.map(({ row, reason }) => (
              <li key={row.id}>
                <strong>{list.nameOf(row)}</strong>: {reason}
              </li>
            ))}
          </Box>
          <Button size="small" onClick={onRetry} sx={{ mt: 0.5, ml: -0.75 }}>
            {t('bulk.retry')}
          </Button>
        </>
      )}
    </Alert>
  );
}
